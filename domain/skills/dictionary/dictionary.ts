import { foldName, squeezeName } from './foldName.ts';

/** A skill of the dictionary. `reach` says how common it is: floor(log2(number of uses)). */
export type SkillEntry = {
  id: string;
  label: string;
  reach: number;
  aliases: readonly string[];
  /** Named by more than one public source: a technology, rather than a topic of questions such as "loops". */
  technology: boolean;
};

/** Related skills: credit in thousandths, at most 500. */
export type RelatedPair = readonly [asked: string, known: string, credit: number];

/** Anyone who has the skill also has the other one: Django and Python. */
export type ImpliedPair = readonly [skill: string, known: string];

/** Skills that can replace each other, such as clouds, and the credit of one for another in thousandths. */
export type AlikeGroup = { credit: number; skills: readonly string[] };

export type SkillTables = {
  version: string;
  skills: readonly SkillEntry[];
  related: readonly RelatedPair[];
  implied?: readonly ImpliedPair[];
  alike?: readonly AlikeGroup[];
  /** Skills whose relations are all written by hand. */
  placed?: readonly string[];
};

/** How a name was recognized. */
export type Stage = 'exact' | 'separators' | 'alias';

export type SkillDictionary = {
  version: string;
  skills: ReadonlyMap<string, SkillEntry>;
  /** Normalized names and ids. */
  exact: ReadonlyMap<string, string>;
  /** Names without separators; ambiguous names are left out. */
  separators: ReadonlyMap<string, string>;
  alias: ReadonlyMap<string, string>;
  related: readonly RelatedPair[];
  implied: readonly ImpliedPair[];
  alike: readonly AlikeGroup[];
  placed: ReadonlySet<string>;
};

const shared = '';

/** Lookup tables for names. */
export const makeDictionary = ({
  version,
  skills,
  related,
  implied = [],
  alike = [],
  placed = [],
}: SkillTables): SkillDictionary => {
  const exact = new Map<string, string>();
  const separators = new Map<string, string>();
  const alias = new Map<string, string>();
  for (const { id } of skills) exact.set(id, id);
  for (const { id, label } of skills) if (!exact.has(foldName(label))) exact.set(foldName(label), id);
  for (const [name, id] of exact) addOnce(separators, squeezeName(name), id);
  for (const { id, aliases } of skills) {
    for (const name of aliases) {
      addOnce(alias, foldName(name), id);
      addOnce(alias, squeezeName(name), id);
    }
  }
  return {
    version,
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    exact,
    separators: removeShared(separators),
    alias: removeShared(alias),
    related,
    implied,
    alike,
    placed: new Set(placed),
  };
};

const addOnce = (names: Map<string, string>, name: string, id: string) => {
  const known = names.get(name);
  names.set(name, known === undefined || known === id ? id : shared);
};

const removeShared = (names: Map<string, string>) => {
  for (const [name, id] of names) if (!name || id === shared) names.delete(name);
  return names;
};
