import Box from '@mui/material/Box';
import { ArrayInput, type ArrayInputProps, TextInput, useSourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type Interviewer,
  interviewerFields,
  interviewersOf,
  listedTwice,
  mostOnPanel,
} from '../../../domain/contract/hiring/interviewers.ts';
import { textOf } from '../../i18n/textOf.ts';
import { FormLines } from './FormLines.tsx';
import { SuggestedText } from './SuggestedText.tsx';
import { useColleagues } from './useColleagues.ts';
import { type Validate, validateBy } from './validateField.ts';

/** Inputs for those who interview beside the lead. */
export const PeopleInput = (props: Omit<ArrayInputProps, 'children'>) => (
  <ArrayInput {...props} validate={eachOnce} helperText={false}>
    <FormLines label="forms.people.add" line={nobody} most={mostOnPanel} short>
      <PersonInputs />
    </FormLines>
  </ArrayInput>
);

const nobody: Interviewer = { name: '', email: null };

const PersonInputs = () => {
  const translate = useTranslate();
  const { getSource } = useSourceContext();
  return (
    <Box sx={pair}>
      <PersonName
        source="name"
        emailSource={getSource('email')}
        label={translate('forms.people.name')}
        validate={checked('name')}
      />
      <TextInput
        source="email"
        type="email"
        label={translate('forms.people.email')}
        parse={(email: string) => email || null}
        validate={checked('email')}
        helperText={false}
      />
    </Box>
  );
};

interface Props {
  source: string;
  /** The full path of the field with the address. */
  emailSource: string;
  label?: string;
  validate: Validate | undefined;
}

/**
 * The name of a colleague, whose address is filled in, or of someone from outside. The address of a colleague goes with
 * the name; one that was typed stays.
 */
export const PersonName = ({ source, emailSource, label, validate }: Props) => {
  const { setValue, getValues } = useFormContext();
  const colleagues = useColleagues(useWatch({ name: 'companyId' }));
  const setEmail = (email: string | null) =>
    setValue(emailSource, email, { shouldDirty: true, shouldValidate: email !== null });
  return (
    <SuggestedText
      source={source}
      resource="interviews"
      {...(label && { label })}
      suggestions={colleagues.map(({ id, fullName: name, email }) => ({ id, name, about: email }))}
      validate={validate}
      onType={(text) => {
        const known = colleagues.find(({ fullName }) => fullName === text);
        const current = getValues(emailSource);
        if (known) setEmail(known.email);
        else if (colleagues.some(({ email }) => email === current)) setEmail(null);
      }}
      onPick={({ about }) => setEmail(about)}
    />
  );
};

const checked = (field: keyof typeof interviewerFields) =>
  validateBy(interviewerFields[field], field === 'name' ? '' : null);

/** Errors of a person are shown at their fields. */
const eachOnce = (panel: Interviewer[] | null | undefined, form: Record<string, unknown>) => {
  const people = interviewersOf({
    interviewer: String(form.interviewer ?? ''),
    interviewerEmail: form.interviewerEmail ? String(form.interviewerEmail).trim().toLowerCase() : null,
    panel: (panel ?? []).map(({ name, email }) => ({
      name: name ?? '',
      email: email?.trim().toLowerCase() || null,
    })),
  });
  const twice = listedTwice(people.filter(({ name }) => name.trim()));
  return twice && textOf({ code: 'interviews.person-twice', values: { name: twice.name } });
};

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  flex: 1,
  minWidth: 0,
};
