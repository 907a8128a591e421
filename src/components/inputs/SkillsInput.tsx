import { TextArrayInput, type TextArrayInputProps } from 'ra-ui-materialui';
import { spellSkills } from '../../../domain/skills/spelling.ts';
import { useVocabulary } from './useVocabulary.ts';

/** Asks for skills, offers the known ones, and spells what is typed as the market does. */
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
