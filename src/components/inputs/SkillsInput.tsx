import { TextArrayInput, type TextArrayInputProps } from 'ra-ui-materialui';
import { spellSkills } from '../../../domain/skills/spelling.ts';
import { useVocabulary } from './useVocabulary.ts';

/** A skills input with suggestions, which applies the market's spelling. */
export const SkillsInput = (props: TextArrayInputProps) => {
  const { skills, spelling } = useVocabulary();
  return (
    <TextArrayInput
      {...props}
      options={skills}
      filterSelectedOptions
      parse={(chosen: readonly string[] | null) => spellSkills(chosen ?? [], spelling)}
    />
  );
};
