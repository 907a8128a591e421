import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextArrayInput, type TextArrayInputProps } from 'react-admin';
import { spellSkills } from '../../../domain/skills/spelling.ts';
import { useSkillSpelling } from './useSkillSpelling.ts';
import { useVocabulary } from './useVocabulary.ts';

/** A skills input with suggestions, which applies the spelling of the market and of the skill dictionary. */
export const SkillsInput = (props: TextArrayInputProps) => {
  const { skills, spelling } = useVocabulary();
  const [isUsed, setIsUsed] = useState(false);
  const wholeSpelling = useSkillSpelling(isUsed);
  return (
    <Box onFocus={() => setIsUsed(true)} sx={{ display: 'contents' }}>
      <TextArrayInput
        {...props}
        options={skills}
        filterSelectedOptions
        parse={(chosen: readonly string[] | null) => spellSkills(chosen ?? [], wholeSpelling ?? spelling)}
      />
    </Box>
  );
};
