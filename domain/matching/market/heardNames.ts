import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../../skills/dictionary/normaliseSkill.ts';

/** More names are not remembered until somebody takes them. */
const mostHeard = 20;

/** Remembers names of skills that the dictionary does not know, until they are taken. */
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
