import Box from '@mui/material/Box';
import { AutocompleteInput, DateInput, NumberInput, TextInput, TimeInput } from 'react-admin';
import { PeopleInput, PersonName } from '../../components/inputs/PeopleInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { textOf } from '../../i18n/textOf.ts';
import { KitInputs, type KitProps } from './KitInputs.tsx';

const check = (field: string) => validateField('interviews', field);
const label = (field: string) => `resources.interviews.fields.${field}`;
const needed = (value: unknown) => (value ? undefined : textOf('text.required'));
const zones = Intl.supportedValuesOf('timeZone');
const choices = [...new Set(['UTC', ...zones])].map((id) => ({ id, name: id.replaceAll('_', ' ') }));

/** Inputs for the time, duration, people, place and questions. */
export const ScheduleInputs = ({ entryId, isNew }: KitProps) => (
  <Box sx={grid}>
    <DateInput source="date" label="pipeline.interviews.date" isRequired validate={needed} />
    <TimeInput
      source="time"
      label="pipeline.interviews.time"
      isRequired
      validate={needed}
      parse={(time: string) => time || null}
    />
    <AutocompleteInput
      source="timeZone"
      label={label('timeZone')}
      choices={choices}
      translateChoice={false}
      isRequired
      validate={check('timeZone')}
    />
    <NumberInput
      source="minutes"
      label={label('minutes')}
      min={5}
      step={5}
      isRequired
      validate={check('minutes')}
    />
    <PersonName source="interviewer" emailSource="interviewerEmail" validate={check('interviewer')} />
    <TextInput
      source="interviewerEmail"
      type="email"
      label={label('interviewerEmail')}
      validate={check('interviewerEmail')}
    />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <PeopleInput source="panel" label={label('panel')} />
      <TextInput source="place" label={label('place')} fullWidth validate={check('place')} />
      <TextInput
        source="notes"
        label={label('notes')}
        fullWidth
        multiline
        minRows={2}
        validate={check('notes')}
        helperText="pipeline.interviews.notesHint"
      />
      <KitInputs entryId={entryId} isNew={isNew} />
    </Box>
  </Box>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
};
