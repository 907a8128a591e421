import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { changedFields, filledIn } from '../../components/screens/forms/changedFields.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { InputGrid, InputPair } from '../../components/screens/forms/InputGroups.tsx';
import { RefusalUnderFields } from '../../components/screens/forms/RefusalUnderFields.tsx';
import type { Refusal } from '../../components/stale/useCarefulUpdate.tsx';
import { CompanyHead } from '../../resources/companies/CompanyHead.tsx';
import { VerifiedAnewNotice } from '../../resources/companies/VerifiedAnewNotice.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import { billingFields, figureFields, legalFields, profileFields } from './profileFields.ts';

/** Stacks inputs in a card too narrow for two columns. */
const SingleColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>{children}</Box>
);

interface Props {
  company: Company;
  saving: boolean;
  refusal: Refusal | null;
  onSave: (changes: Record<string, unknown>) => void;
  onCancel: () => void;
}

/** The same cards as a form. Leaving with unsaved input asks for confirmation. */
export const ProfileForm = ({ company, saving, refusal, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  return (
    <Form
      record={company}
      warnWhenUnsavedChanges
      onSubmit={(typed: Record<string, unknown>) => onSave(changedFields(filledIn(typed), { ...company }))}
    >
      <KeepDraft />
      <RefusalUnderFields refusal={refusal} />
      <CompanyHead company={company} editing onToggle={onCancel} />
      <VerifiedAnewNotice />
      <ProfileCards
        profile={<InputGrid fields={profileFields} />}
        billing={<InputGrid fields={billingFields} />}
        figures={
          <SingleColumn>
            <InputPair>
              {figureFields.map((field) => (
                <NounInput key={field} source={field} label={`settings.profile.${field}`} />
              ))}
            </InputPair>
          </SingleColumn>
        }
        legal={
          <SingleColumn>
            <InputGrid fields={legalFields} />
          </SingleColumn>
        }
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {translate('settings.saveChanges')}
        </Button>
      </Box>
    </Form>
  );
};
