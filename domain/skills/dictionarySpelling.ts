import type { SkillDictionary } from './dictionary/dictionary.ts';
import { normaliseSkill } from './dictionary/normaliseSkill.ts';
import type { Spelling } from './spelling.ts';

/**
 * The market's spelling of each skill, also for its other names: "k8s" is spelled as Kubernetes is. A name
 * with a version keeps it. `known` is the market's own spelling, the most common names first.
 */
export const dictionarySpelling = (
  dictionary: SkillDictionary,
  known: ReadonlyMap<string, string>,
): Spelling => {
  const read = (name: string) => {
    const { id, label, stage, version } = normaliseSkill(name, dictionary);
    return stage === 'unknown' || version !== null ? null : { id, label };
  };
  const byId = new Map<string, string>();
  for (const name of known.values()) {
    const skill = read(name);
    if (skill && !byId.has(skill.id)) byId.set(skill.id, name);
  }
  return {
    get: (key) => {
      const skill = read(key);
      if (!skill) return known.get(key);
      const isOnlyCase = skill.label.toLowerCase() === key;
      return byId.get(skill.id) ?? (isOnlyCase ? undefined : skill.label);
    },
  };
};
