import Box from '@mui/material/Box';
import {
  DateInput,
  SelectArrayInput,
  SelectInput,
  useGetResourceLabel,
  useLocale,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NounName } from '../../../domain/contract/index.ts';
import { intervals, measures, questionRanges } from '../../../domain/contract/reports/question.ts';
import {
  askableBy,
  askableFields,
  datable,
  groupable,
  isAskable,
  measurable,
} from '../../../domain/reports/askable.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { ConditionInputs } from './ConditionInputs.tsx';
import { useFieldChoices } from './useFieldChoices.ts';

/** The parts of a query that apply to one noun only. */
const ofNoun = { fields: [], conditions: [], groupBy: null, interval: null, measured: null, dateField: null };

/** The query of a report or template: noun, figures or fields, filter and period. */
export const QuestionInputs = () => {
  const { noun, measure } = useWatch() as Record<string, string>;
  return (
    <>
      <Box sx={columns(2)}>
        <About />
        <Values source="measure" values={measures} emptyKey="reportsPage.rowsThemselves" />
      </Box>
      {noun && isAskable(noun) && (
        <>
          {measure ? (
            <Figures noun={noun} />
          ) : (
            <Fields source="fields" fields={askableFields(noun)} many isRequired />
          )}
          <Box sx={times}>
            <Fields source="dateField" fields={datable(noun)} />
            <Values source="range" values={questionRanges} wordKey="reportsPage.ranges" />
            <Day source="from" />
            <Day source="to" />
          </Box>
          <ConditionInputs noun={noun} />
        </>
      )}
    </>
  );
};

/** What to count, sum or average, and how to group it. */
const Figures = ({ noun }: { noun: NounName }) => {
  const { measure, groupBy } = useWatch() as Record<string, string>;
  const byTime = groupBy && datable(noun).includes(groupBy);
  const ofField = measure !== 'Count';
  return (
    <Box sx={columns(byTime && ofField ? 3 : 2)}>
      {ofField && <Fields source="measured" fields={measurable(noun)} isRequired />}
      <Fields source="groupBy" fields={groupable(noun)} />
      {byTime && <Values source="interval" values={intervals} />}
    </Box>
  );
};

/** Selecting another noun clears the parts that belonged to the previous one. */
const About = () => {
  const labelOf = useGetResourceLabel();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const choices = askableBy(useActor())
    .map((id) => ({ id, name: labelOf(id, 2) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const forget = () => {
    for (const [field, value] of Object.entries(ofNoun)) setValue(field, value);
  };
  return (
    <SelectInput
      source="noun"
      choices={choices}
      translateChoice={false}
      isRequired
      validate={validateField('reports', 'noun')}
      onChange={forget}
      helperText={false}
    />
  );
};

interface FieldsProps {
  source: string;
  fields: readonly string[];
  many?: boolean;
  isRequired?: boolean;
}

const Fields = ({ source, fields, many, isRequired }: FieldsProps) => {
  const choices = useFieldChoices(fields);
  const common = { source, choices, translateChoice: false, helperText: false as const, isRequired };
  return many ? <SelectArrayInput {...common} /> : <SelectInput {...common} />;
};

interface ValuesProps {
  source: string;
  values: readonly string[];
  /** Explains the effect of an empty input. */
  emptyKey?: string;
  wordKey?: string;
}

const Values = ({ source, values, emptyKey, wordKey }: ValuesProps) => {
  const translate = useTranslate();
  const wordOf = (id: string) =>
    translate(wordKey ? `${wordKey}.${id}` : valueKey('reports', source, id), { _: id });
  return (
    <SelectInput
      source={source}
      choices={values.map((id) => ({ id, name: wordOf(id) }))}
      translateChoice={false}
      emptyText={emptyKey ? translate(emptyKey) : ''}
      helperText={false}
    />
  );
};

const Day = ({ source }: { source: string }) => (
  <DateInput source={source} helperText={false} parse={(day: string) => day || null} />
);

const inRow = { display: 'grid', columnGap: 2, '& > *': { minWidth: 0 } };
const columns = (count: number) => ({
  ...inRow,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: `repeat(${count}, minmax(0, 1fr))`,
  },
});
/** All four side by side if the dates fit, otherwise two by two. */
const times = { ...inRow, gridTemplateColumns: 'repeat(auto-fit, minmax(185px, 1fr))' };
