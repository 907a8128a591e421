import { hashOf } from '../../hashOf.ts';
import type { RelatedPair, SkillEntry, SkillTables } from './dictionary.ts';
import { foldName, squeezeName } from './foldName.ts';
import { notTheSame } from './notTheSame.ts';

/** One skill of the handwritten list; the format is described in data/ourSkills.ts. */
export type OurSkill = {
  label: string;
  id: string | null;
  aliases: readonly string[];
  /** Names of skills that come with it. */
  knows: readonly string[];
  /** Looked for in texts. */
  inTexts: boolean;
};
/** Skills that can replace each other, with the credit in thousandths. */
type OurGroup = { credit: number; names: readonly string[] };
export type OurSkills = { version: string; skills: readonly OurSkill[]; groups: readonly OurGroup[] };

const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const skillLine =
  /^(?<label>[^=>[]+?)\s*(?:\[(?<id>[^\]]+)\])?\s*(?:=\s*(?<aliases>[^>]*))?(?:>\s*(?<knows>.*))?$/u;
const groupLine = /^~\s*(?<percent>\d+)\s+(?<names>.+)$/u;

export const readOurSkills = (text: string): OurSkills => {
  const skills: OurSkill[] = [];
  const groups: OurGroup[] = [];
  let inTexts = true;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const group = groupLine.exec(line)?.groups;
    const skill = skillLine.exec(line)?.groups;
    if (line.startsWith('#')) inTexts = !line.includes('listed only');
    else if (group) groups.push({ credit: Number(group.percent) * 10, names: namesIn(group.names) });
    else if (skill?.label) {
      const { label, id = null, aliases, knows } = skill;
      skills.push({ label, id, aliases: namesIn(aliases), knows: namesIn(knows), inTexts });
    }
  }
  return { version: hashOf(text).toString(16), skills, groups };
};

/** About as common as the median tag of Stack Overflow. */
const usualReach = 11;
const keptApart = new Set(notTheSame.flat());

/**
 * The tables with our skills. Our names come first: another skill that is called by one of them becomes a part
 * of our skill, unless it is kept apart, and an alias of another skill is taken from it.
 */
export const withOurSkills = (
  tables: SkillTables,
  { version, skills: ours, groups }: OurSkills,
): SkillTables => {
  const skills = new Map(tables.skills.map((skill) => [skill.id, skill]));
  const ids = idsByName(tables.skills);
  const idOf = (name: string) => ids.get(foldName(name)) ?? ids.get(squeezeName(name));
  const named = ours.map((one) => ({ ...one, id: one.id ?? idOf(one.label) ?? foldName(one.label) }));
  const owners = new Map<string, string>();
  for (const { id, label, aliases } of named) {
    for (const name of [id, label, ...aliases].flatMap(spellingsOf)) {
      if (!owners.has(name)) owners.set(name, id);
    }
  }
  const isOurs = new Set(named.map(({ id }) => id));
  const joins = new Map<string, string>();
  for (const { id, label } of tables.skills) {
    const owner = owners.get(id) ?? owners.get(squeezeName(id)) ?? owners.get(foldName(label));
    if (owner !== undefined && owner !== id && !keptApart.has(id) && !isOurs.has(id)) joins.set(id, owner);
  }
  const partsOf = Map.groupBy(joins.keys(), (part) => joins.get(part));
  for (const { id, label, aliases, inTexts } of named) {
    const others = [id, ...(partsOf.get(id) ?? [])].flatMap((one) => skills.get(one) ?? []);
    skills.set(id, {
      id,
      label,
      reach: Math.max(0, ...others.map(({ reach }) => reach)) || usualReach,
      technology: inTexts,
      aliases: [
        ...new Set([
          ...aliases.map(foldName),
          ...others.flatMap((one) => [one.id, foldName(one.label), ...one.aliases]),
        ]),
      ].filter((name) => name !== id && (owners.get(name) ?? id) === id),
    });
  }
  for (const part of joins.keys()) skills.delete(part);
  const final = (name: string): string => {
    const id = owners.get(foldName(name)) ?? owners.get(squeezeName(name)) ?? idOf(name);
    if (id === undefined) throw new Error(`No skill is called ${name}`);
    return joins.get(id) ?? id;
  };
  const renamed = ([asked, held, credit]: RelatedPair): RelatedPair => [
    joins.get(asked) ?? asked,
    joins.get(held) ?? held,
    credit,
  ];
  return {
    version: `${tables.version}.${version}`,
    skills: [...skills.values()].map((skill) => (isOurs.has(skill.id) ? skill : withoutNames(skill, owners))),
    related: tables.related.map(renamed).filter(([asked, held]) => asked !== held),
    implied: named.flatMap(({ id, knows }) => knows.map((name) => [id, final(name)] as const)),
    placed: [...isOurs],
    alike: groups.map(({ credit, names }) => ({ credit, skills: names.map(final) })),
  };
};

const spellingsOf = (name: string): string[] => {
  const folded = foldName(name);
  return [folded, squeezeName(folded)];
};

const idsByName = (skills: readonly SkillEntry[]): Map<string, string> => {
  const ids = new Map<string, string>();
  const add = (name: string, id: string) => {
    for (const key of spellingsOf(name)) if (!ids.has(key)) ids.set(key, id);
  };
  for (const { id } of skills) add(id, id);
  for (const { id, label } of skills) add(label, id);
  for (const { id, aliases } of skills) for (const alias of aliases) if (!ids.has(alias)) ids.set(alias, id);
  return ids;
};

const withoutNames = (skill: SkillEntry, owners: ReadonlyMap<string, string>): SkillEntry =>
  skill.aliases.some((name) => isTaken(name, owners))
    ? { ...skill, aliases: skill.aliases.filter((name) => !isTaken(name, owners)) }
    : skill;

const isTaken = (name: string, owners: ReadonlyMap<string, string>): boolean =>
  owners.has(foldName(name)) || owners.has(squeezeName(name));
