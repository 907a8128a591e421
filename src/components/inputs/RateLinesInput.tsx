import Box from '@mui/material/Box';
import { useId } from 'react';
import {
  ArrayInput,
  type ArrayInputProps,
  SelectInput,
  TextInput,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  experienceLevels,
  mostRateLines,
  type RateLine,
  rateLineFields,
  repeatedSkill,
} from '../../../domain/contract/deals/rateLines.ts';
import { textOf } from '../../i18n/textOf.ts';
import { useLevelWords } from '../fields/useLevelWords.ts';
import { FormLines } from './FormLines.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { useVocabulary } from './useVocabulary.ts';
import { validateBy } from './validateField.ts';

/** Inputs for the lines of a rate card. */
export const RateLinesInput = ({ source, ...props }: Omit<ArrayInputProps, 'children'>) => {
  const { skills } = useVocabulary();
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {skills.map((skill) => (
          <option key={skill} value={skill} />
        ))}
      </datalist>
      <ArrayInput {...props} source={source} validate={hasLines} helperText="rateCards.lines.hint">
        <FormLines label="rateCards.lines.add" line={newLine} most={mostRateLines}>
          <LineInputs lines={source} list={list} />
        </FormLines>
      </ArrayInput>
    </>
  );
};

const newLine = { skill: '', level: null, rate: null };

/** `lines` is the source of all lines, `list` the id of the suggested skills. */
const LineInputs = ({ lines, list }: { lines: string; list: string }) => {
  const translate = useTranslate();
  const levelOf = useLevelWords();
  const { index } = useSimpleFormIteratorItem();
  const all = (useWatch({ name: lines }) as RateLine[] | null | undefined) ?? [];
  const named = all.slice(0, index + 1).filter(({ skill }) => skill);
  const isRepeated =
    Boolean(all[index]?.skill) && repeatedSkill(named) !== null && repeatedSkill(named.slice(0, -1)) === null;
  const label = (field: string) => translate(`rateCards.lines.${field}`);
  return (
    <Box sx={inputs}>
      <TextInput
        source="skill"
        label={label('skill')}
        {...checked('skill')}
        isRequired
        validate={(skill: unknown) =>
          checked('skill').validate(skill) ??
          (isRepeated
            ? textOf({ code: 'rateCards.line-twice', values: { skill: String(skill) } })
            : undefined)
        }
        autoComplete="off"
        slotProps={{ htmlInput: { list } }}
      />
      <SelectInput
        source="level"
        label={label('level')}
        {...checked('level')}
        choices={experienceLevels.map((id) => ({ id, name: levelOf(id) }))}
        translateChoice={false}
        emptyText={label('anyLevel')}
        parse={(level: string) => level || null}
      />
      <MoneyInput source="rate" label={label('rate')} {...checked('rate')} isRequired />
    </Box>
  );
};

/** Validates with the schema of the line’s part. */
const checked = (field: keyof typeof rateLineFields) => ({
  helperText: false as const,
  validate: validateBy(rateLineFields[field], field === 'skill' ? '' : null),
});

/** Errors of a line are shown at its fields. */
const hasLines = (lines: readonly unknown[] | null | undefined): string | undefined =>
  lines?.length ? undefined : textOf('rateCards.no-lines');

const inputs = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  columnGap: 2,
  '& > .ra-input': { gridColumn: { md: 'span 4' }, minWidth: 0 },
};
