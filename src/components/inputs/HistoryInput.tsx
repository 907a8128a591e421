import {
  ArrayInput,
  type ArrayInputProps,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin';
import {
  type HistoryShape,
  languageLevels,
  spokenLanguages,
} from '../../../domain/contract/candidates/history.ts';
import { textOf } from '../../i18n/textOf.ts';
import { AddLine } from './AddLine.tsx';
import { wrappedInputs } from './wrappedInputs.ts';

interface Props extends Omit<ArrayInputProps, 'children'> {
  shape: HistoryShape;
}

/** Inputs for the engagements, languages, education or certificates of a candidate. */
export const HistoryInput = ({ shape, ...props }: Props) => {
  const Parts = parts[shape];
  return (
    <ArrayInput {...props} validate={undefined}>
      <SimpleFormIterator
        inline
        disableReordering
        disableClear
        fullWidth
        addButton={<AddLine label={addLabels[shape]} />}
        sx={wrapped}
      >
        <Parts />
      </SimpleFormIterator>
    </ArrayInput>
  );
};

const useLabel = () => {
  const translate = useTranslate();
  return (key: string) => translate(`forms.history.${key}`);
};
const orNull = (text: string) => text || null;
const asLine = { helperText: false as const, parse: orNull };

const Month = ({ source }: { source: string }) => {
  const label = useLabel();
  return (
    <TextInput
      source={source}
      type="month"
      label={label(source)}
      validate={month}
      {...asLine}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

const Year = () => {
  const label = useLabel();
  return <NumberInput source="year" label={label('year')} step={1} validate={years} helperText={false} />;
};

const Engagements = () => {
  const label = useLabel();
  return (
    <>
      <TextInput source="title" label={label('title')} validate={required()} {...asLine} />
      <TextInput source="client" label={label('client')} {...asLine} />
      <Month source="from" />
      <Month source="to" />
      <TextInput source="summary" label={label('summary')} multiline maxRows={6} fullWidth {...asLine} />
    </>
  );
};

const Languages = () => {
  const label = useLabel();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = spokenLanguages
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const levels = languageLevels.map((id) => ({ id, name: id === 'Native' ? label('native') : id }));
  return (
    <>
      <SelectInput
        source="language"
        label={label('language')}
        choices={languages}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="level"
        label={label('level')}
        choices={levels}
        translateChoice={false}
        {...asLine}
      />
    </>
  );
};

const Education = () => {
  const label = useLabel();
  return (
    <>
      <TextInput source="title" label={label('degree')} validate={required()} {...asLine} />
      <TextInput source="school" label={label('school')} {...asLine} />
      <Year />
    </>
  );
};

const Certificates = () => {
  const label = useLabel();
  return (
    <>
      <TextInput source="name" label={label('certificate')} validate={required()} {...asLine} />
      <Year />
    </>
  );
};

const parts = {
  engagements: Engagements,
  languages: Languages,
  education: Education,
  certificates: Certificates,
};

const addLabels = {
  engagements: 'forms.history.addEngagement',
  languages: 'forms.history.addLanguage',
  education: 'forms.history.addEducation',
  certificates: 'forms.history.addCertificate',
};

/** Wide enough for most titles and names; a description takes a row of its own. */
const wrapped = {
  ...wrappedInputs(200),
  '& .RaSimpleFormIterator-form > .ra-input-summary': { flexBasis: '100%' },
  '& .RaSimpleFormIterator-form > .ra-input-year': { flex: '0.5 1 100px' },
};
const month = regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, () => textOf('date.month'));
const years = [minValue(1900), maxValue(2199)];
