import { hashOf } from '../../hashOf.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import { foldName } from '../../skills/dictionary/foldName.ts';

/** A name that the dictionary does not know, and the skill it means. */
export type Mapping = readonly [name: string, skill: string];

/** The dictionary with the operator's additions. Its version identifies them. */
export const withMappings = (dictionary: SkillDictionary, mappings: readonly Mapping[]): SkillDictionary => {
  const known = mappings
    .map(([name, skill]) => [foldName(name), skill] as const)
    .filter(([name, skill]) => name && dictionary.skills.has(skill))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (known.length === 0) return dictionary;
  return {
    ...dictionary,
    version: `${dictionary.version}+${hashOf(JSON.stringify(known)).toString(16)}`,
    alias: new Map([...dictionary.alias, ...known]),
  };
};
