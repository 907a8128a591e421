import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { mostAskedFacts, readFact, writeFact } from '../../../domain/contract/candidates/addedFacts.ts';
import type { FacetCount } from '../../../domain/insight/candidateFacets.ts';
import { addedCriteria, isKnownFact } from '../../../domain/matching/addedCriteria.ts';
import { useFactWords } from './useFactWords.ts';

interface Props {
  /** What is asked for, in the form of `writeFact`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What plugins state about candidates, and about how many. */
  counts: readonly FacetCount[] | undefined;
}

/** An input for each criterion that a plugin adds, and what is asked for of plugins that are off. */
export const AddedCriteria = ({ value, onChange, counts = [] }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const remove = (fact: string) => onChange(value.filter((one) => one !== fact));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 1.5 }}>
      {addedCriteria.entries().map(([criterion, { labelKey }]) => {
        const valuesIn = (facts: readonly string[]) =>
          facts.flatMap((text) => {
            const fact = readFact(text);
            return fact?.criterion === criterion ? [fact.value] : [];
          });
        const chosen = valuesIn(value);
        const options = [...new Set([...valuesIn(counts.map((one) => one.value)), ...chosen])].toSorted(
          (one, other) => one.localeCompare(other, locale),
        );
        const nameOf = (option: string) => {
          const fact = writeFact({ criterion, value: option });
          const count = counts.find((one) => one.value === fact)?.count;
          return count === undefined ? option : `${option} (${count.toLocaleString(locale)})`;
        };
        return (
          <Autocomplete
            key={criterion}
            multiple
            size="small"
            options={options}
            value={chosen}
            filterSelectedOptions
            getOptionDisabled={() => value.length >= mostAskedFacts}
            renderOption={({ key, ...props }, option) => (
              <li key={key} {...props}>
                {nameOf(option)}
              </li>
            )}
            renderInput={(params) => (
              <TextField {...params} margin="none" label={translate(labelKey, { _: criterion })} />
            )}
            onChange={(_, values) =>
              onChange([
                ...value.filter((text) => readFact(text)?.criterion !== criterion),
                ...values.map((one) => writeFact({ criterion, value: one })),
              ])
            }
          />
        );
      })}
      {value
        .filter((fact) => !isKnownFact(fact))
        .map((fact) => (
          <IgnoredFact key={fact} fact={fact} onRemove={() => remove(fact)} />
        ))}
    </Box>
  );
};

const IgnoredFact = ({ fact, onRemove }: { fact: string; onRemove: () => void }) => {
  const translate = useTranslate();
  const what = useFactWords()(fact);
  return (
    <Box>
      <Chip
        size="small"
        label={what}
        aria-label={translate('talent.added.remove', { what })}
        onClick={onRemove}
        onDelete={onRemove}
        sx={{ maxWidth: '100%', minHeight: 28 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('talent.added.off', { what })}
      </Typography>
    </Box>
  );
};
