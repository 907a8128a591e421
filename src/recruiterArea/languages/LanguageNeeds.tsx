import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { languageLevels, spokenLanguages } from '../../../domain/contract/candidates/history.ts';
import {
  mostLanguageNeeds,
  readLanguageNeed,
  writeLanguageNeed,
} from '../../../domain/contract/candidates/languageNeed.ts';
import type { FacetCount } from '../../../domain/insight/candidateFacets.ts';
import { useLanguageWords } from './useLanguageWords.ts';

interface Props {
  /** In the form of `writeLanguageNeed`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many candidates speak each language; only these are offered. */
  counts?: readonly FacetCount[] | undefined;
}

/** The languages that are asked for: each a chip that can be removed, with its level. */
export const LanguageNeeds = ({ value, onChange, counts }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { nameOf, levelOf } = useLanguageWords();
  const needs = value.flatMap((text) => readLanguageNeed(text) ?? []);
  const offered = (counts ? counts.map((one) => one.value) : spokenLanguages)
    .filter((code) => !needs.some(({ language }) => language === code))
    .map((code) => ({ code, name: nameOf(code), count: counts?.find((one) => one.value === code)?.count }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const put = (all: typeof needs) => onChange(all.map(writeLanguageNeed));
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('talent.languages.label')}
        value=""
        disabled={needs.length >= mostLanguageNeeds || offered.length === 0}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true, renderValue: () => translate('talent.languages.add') },
        }}
        onChange={({ target }) => {
          const added = readLanguageNeed(target.value);
          if (added) put([...needs, added]);
        }}
      >
        {offered.map(({ code, name, count }) => (
          <MenuItem key={code} value={code}>
            {count === undefined ? name : `${name} (${count.toLocaleString(locale)})`}
          </MenuItem>
        ))}
      </TextField>
      {needs.map(({ language, level }) => {
        const remove = () => put(needs.filter((one) => one.language !== language));
        return (
          <Box key={language} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Chip
              size="small"
              color="primary"
              label={nameOf(language)}
              aria-label={translate('talent.languages.remove', { language: nameOf(language) })}
              onClick={remove}
              onDelete={remove}
              sx={{ minWidth: 0, minHeight: 28 }}
            />
            <TextField
              select
              size="small"
              margin="none"
              variant="standard"
              value={level ?? ''}
              slotProps={{
                select: {
                  displayEmpty: true,
                  SelectDisplayProps: {
                    'aria-label': translate('talent.languages.level', { language: nameOf(language) }),
                  },
                },
              }}
              onChange={({ target }) =>
                put(
                  needs.map((one) =>
                    one.language === language
                      ? { language, level: languageLevels.find((known) => known === target.value) ?? null }
                      : one,
                  ),
                )
              }
              sx={{ flex: 1, minWidth: 0 }}
            >
              {[null, ...languageLevels].map((one) => (
                <MenuItem key={one ?? ''} value={one ?? ''}>
                  {levelOf(one)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        );
      })}
    </Box>
  );
};
