import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../../skills/dictionary/normaliseSkill.ts';

/** Maximum number of names kept until they are taken. */
const mostHeard = 20;

/** Collects skill names that the dictionary does not know, until they are taken. */
export const heardNames = (dictionary: SkillDictionary) => {
  const heard = new Set<string>();
  return {
    hear: (names: readonly string[]): void => {
      for (const name of names)
        if (heard.size < mostHeard && normaliseSkill(name, dictionary).stage === 'unknown') heard.add(name);
    },
    take: (): string[] => {
      const taken = [...heard];
      heard.clear();
      return taken;
    },
  };
};
