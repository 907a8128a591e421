import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { TextInput, type TextInputProps, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { skillKey, spellSkills } from '../../../domain/skills/spelling.ts';
import { MeantSkills } from './MeantSkills.tsx';
import { useVocabulary } from './useVocabulary.ts';

const mostOffered = 6;
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A comma-separated skills input with completion, which applies the market's spelling. */
export const SkillsTextInput = ({ source, ...props }: TextInputProps & { source: string }) => {
  const translate = useTranslate();
  const { skills, spelling } = useVocabulary();
  const { setValue } = useFormContext();
  const kept: string[] = useWatch({ name: source }) ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    return spellSkills(listOf(text), spelling);
  };
  const isUnheard = (name: string) => spelling.get(skillKey(name)) === undefined;
  const parts = (typed ?? '').split(',');
  const begun = (parts.at(-1) ?? '').trim().toLowerCase();
  const offered = begun
    ? skills
        .filter((skill) => skill.toLowerCase().includes(begun) && !kept.includes(skill))
        .slice(0, mostOffered)
    : [];
  const complete = (skill: string) => {
    const text = `${[...listOf(parts.slice(0, -1).join(',')), skill].join(', ')}, `;
    setValue(source, take(text), { shouldDirty: true, shouldValidate: true });
  };
  const replace = (name: string, skill: string) =>
    setValue(
      source,
      spellSkills(
        kept.map((one) => (one === name ? skill : one)),
        spelling,
      ),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <>
      <TextInput
        {...props}
        source={source}
        format={(words: string[] | null) => typed ?? (words ?? []).join(', ')}
        parse={take}
        onBlur={() => setTyped(null)}
        autoComplete="off"
      />
      {offered.length > 0 && (
        <Box role="group" aria-label={translate('jobPostings.form.offered')} sx={row}>
          {offered.map((skill) => (
            <Chip
              key={skill}
              size="small"
              label={skill}
              variant="outlined"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => complete(skill)}
            />
          ))}
        </Box>
      )}
      <MeantSkills names={typed === null ? kept.filter(isUnheard) : []} onChoose={replace} />
    </>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 };
