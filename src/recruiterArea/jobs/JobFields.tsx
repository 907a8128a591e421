import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { DateInput, TextInput, useSaveContext, useTranslate } from 'react-admin';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { SkillsTextInput } from '../../components/inputs/SkillsTextInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { InputGrid } from '../../components/screens/forms/InputGroups.tsx';
import { MustHaveSkills } from './MustHaveSkills.tsx';
import { SalaryInputs } from './SalaryInputs.tsx';

interface Props {
  label: string;
  onCancel: () => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** The fields of a job posting and the buttons of its dialog. */
export const JobFields = ({ label, onCancel, children }: Props) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <KeepDraft />
        {children}
        <InputGrid fields={['title', 'location', 'workplace', 'type']} />
        <SkillsTextInput
          source="skills"
          fullWidth
          helperText="jobPostings.form.skillsHint"
          validate={validateField('jobs', 'skills')}
        />
        <MustHaveSkills />
        <TextInput
          source="experience"
          fullWidth
          isRequired
          helperText="jobPostings.form.experienceHint"
          validate={validateField('jobs', 'experience')}
        />
        <SalaryInputs />
        <InputGrid fields={['openings', 'hiringManagerId', 'status']} />
        <DateInput
          source="deadline"
          helperText="jobPostings.form.deadlineHint"
          parse={(day: string) => day || null}
          validate={validateField('jobs', 'deadline')}
        />
        <InputGrid fields={['description', 'customFields']} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {label}
        </Button>
      </DialogActions>
    </>
  );
};

/** In the order of the form. */
export const jobFormFields = [
  'title',
  'location',
  'workplace',
  'type',
  'skills',
  'mustSkills',
  'experience',
  'salaryMin',
  'salaryMax',
  'currency',
  'salaryPer',
  'salary',
  'openings',
  'hiringManagerId',
  'status',
  'deadline',
  'description',
  'customFields',
];
