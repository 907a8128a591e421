import type { RelatedPair, SkillEntry } from '../../domain/skills/dictionary/dictionary.ts';
import { labelFrom } from '../../domain/skills/dictionary/dictionaryLines.ts';
import { foldName, squeezeName } from '../../domain/skills/dictionary/foldName.ts';
import { notTheSame } from '../../domain/skills/dictionary/notTheSame.ts';
import { productName } from '../../domain/skills/dictionary/productName.ts';
import { splitVersion } from '../../domain/skills/dictionary/splitVersion.ts';
import type { Named, Sources, Synonym } from './readSources.ts';

/**
 * The origin of a name decides which file it is in, because Stack Overflow's data is licensed share-alike.
 */
export type Origin = 'stackoverflow' | 'others';
export type DraftSkill = {
  id: string;
  label: string | null;
  reach: number;
  origin: Origin;
  aliases: Map<string, Origin>;
  namedBy: Set<string>;
};

const keptApart = new Set(notTheSame.flat());
const shortest = 2;
const longest = 60;
/** Two letters are ambiguous, unless very many people mean the same thing by them. */
const muchUsed = 500;

/** Combines the names of skills from all public lists. Each name belongs to one skill at most. */
export const makeTables = (sources: Sources) => {
  const skills = new Map<string, DraftSkill>();
  const owner = new Map<string, string>();
  const stems = new Map<string, string>();

  const byHand = namesByHand(sources);
  const spelledByHand = new Set([...byHand.keys()].map(squeezeName));
  const own = (name: string, id: string) => {
    for (const key of [foldName(name), squeezeName(name)]) if (!owner.has(key)) owner.set(key, id);
  };
  const add = (id: string, origin: Origin, reach = 0): DraftSkill => {
    const known = skills.get(id);
    if (known) {
      known.reach = Math.max(known.reach, reach);
      return known;
    }
    const skill = { id, label: null, reach, origin, aliases: new Map(), namedBy: new Set<string>() };
    skills.set(id, skill);
    own(id, id);
    if (origin === 'stackoverflow') stems.set(stemOf(id), id);
    return skill;
  };
  const addAlias = (skill: DraftSkill, alias: string, origin: Origin) => {
    const name = foldName(alias);
    if (name.length < shortest || name.length > longest) return;
    const taken = owner.get(name) ?? owner.get(squeezeName(name));
    const isSpelling = taken === skill.id && spelledByHand.has(squeezeName(name));
    if (keptApart.has(name) || (taken !== undefined && !isSpelling)) return;
    const nearest = stems.get(stemOf(name)) ?? skill.id;
    if (origin === 'others' && nearest !== skill.id) return;
    skill.aliases.set(name, origin);
    own(name, skill.id);
  };
  const skillNamed = (name: string): DraftSkill | undefined => {
    const id = owner.get(foldName(name)) ?? owner.get(squeezeName(name));
    return id === undefined ? undefined : skills.get(id);
  };
  const skillOrStem = (name: string) => skillNamed(name) ?? skillNamed(splitVersion(name)?.stem ?? '');

  for (const [name, id] of byHand) own(name, id);
  addTags(sources, (name, origin, reach) => add(byHand.get(foldName(name)) ?? name, origin, reach));
  for (const id of keptApart) add(id, 'others');
  for (const [id, label] of sources.byHand) add(id, 'others').label = label;
  for (const { alias, target, used } of sources.synonyms) {
    const skill = skillOrStem(finalTarget(sources.synonyms, target));
    if (skill && (alias.length > 2 || used >= muchUsed)) addAlias(skill, alias, 'stackoverflow');
  }
  for (const [id, label, aliases = ''] of sources.byHand) {
    const skill = skills.get(id) as DraftSkill;
    skill.namedBy.add('byHand');
    own(label, id);
    for (const alias of aliases.split(',').filter(Boolean)) skill.aliases.set(foldName(alias), 'others');
  }
  for (const named of sources.named) addNamed(named, { add, addAlias, own, skillNamed });
  return { skills: [...skills.values()], related: relatedPairs(sources, skillNamed) };
};

/**
 * Aliases written by hand, with the skill of each. No list can assign them to another skill or turn them into
 * skills.
 */
const namesByHand = ({ byHand }: Sources): Map<string, string> =>
  new Map(
    byHand.flatMap(([id, , aliases = '']) =>
      aliases
        .split(',')
        .filter(Boolean)
        .map((alias) => [foldName(alias), id] as const),
    ),
  );

/** A tag that is a version of another tag ("java-8") is not a skill. */
const addTags = (
  { tags, synonyms }: Sources,
  add: (id: string, origin: Origin, reach: number) => unknown,
) => {
  const counts = new Map(tags.map(({ name, count }) => [name, count]));
  const squeezed = new Set(
    [...tags.map(({ name }) => name), ...synonyms.map(({ target }) => target)].map(squeezeName),
  );
  const aliases = new Set(synonyms.map(({ alias }) => alias));
  for (const { target, used } of synonyms) {
    if (!aliases.has(target) && !counts.has(target)) counts.set(target, Math.max(500, used));
  }
  for (const [name, count] of counts) {
    const stem = splitVersion(name)?.stem;
    const isVersion =
      stem !== undefined && squeezed.has(squeezeName(stem)) && !keptApart.has(name) && !figures.test(name);
    const isAlias = aliases.has(name) && !keptApart.has(name);
    if (!isVersion && !isAlias) add(name, 'stackoverflow', Math.floor(Math.log2(count)));
  }
};

/** A number that is part of the name. */
const figures =
  /^(?:base64|crc32|sha\d|utf-|x86|x509|contact-form|iso\d|urllib|mysql2|mips|db2|eigen|masm|mingw|winsock|axis|struts2|reshape2)/u;

const finalTarget = (synonyms: readonly Synonym[], target: string, left = 5): string => {
  const next = synonyms.find(({ alias }) => alias === target);
  return next && left > 0 && !keptApart.has(target) ? finalTarget(synonyms, next.target, left - 1) : target;
};

type Names = {
  add(id: string, origin: Origin): DraftSkill;
  addAlias(skill: DraftSkill, alias: string, origin: Origin): void;
  own(name: string, id: string): void;
  skillNamed(name: string): DraftSkill | undefined;
};

const addNamed = ({ name: full, aliases, source }: Named, names: Names) => {
  const name = full.replace(/\s*\([^()]*\)$/u, '');
  const known =
    names.skillNamed(name) ??
    productOf(name, names) ??
    spelledOut(name, names) ??
    knownByAlias(name, aliases, names);
  const skill = known ?? names.add(foldName(name).slice(0, longest), 'others');
  skill.namedBy.add(source);
  if (known) names.addAlias(skill, name, 'others');
  for (const alias of aliases) {
    if (isAlike(alias, name)) names.addAlias(skill, alias, 'others');
    if (/\p{Lu}/u.test(alias) && squeezeName(alias) === squeezeName(skill.id)) skill.label ??= alias;
  }
  if (/\p{Lu}/u.test(name) && squeezeName(name) === squeezeName(skill.id)) skill.label ??= name;
};

/**
 * Lists of topics also contain merely related names ("plugin" for extensions). An alias must share a word
 * with the name, or one must contain most of the other. Short names are too ambiguous.
 */
const isAlike = (alias: string, name: string): boolean => {
  const [one, other] = [squeezeName(alias), squeezeName(name)];
  if (one.length < 4) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const holds = long.includes(short) && short.length > 4 && short.length > long.length / 2;
  const words = (text: string) => foldName(text).split(/[\s\-_./]+/u);
  return holds || words(alias).some((word) => word.length > 3 && words(name).includes(word));
};

/**
 * GitHub lists "unity3d", a known tag, as an alias of "unity": the same skill with one or two more
 * characters.
 */
const knownByAlias = (
  name: string,
  aliases: readonly string[],
  { skillNamed }: Names,
): DraftSkill | undefined => {
  const short = squeezeName(name);
  const known = aliases.map(skillNamed).filter((one) => one !== undefined);
  return known.find(({ id }) => {
    const long = squeezeName(id);
    const more = long.startsWith(short) ? long.slice(short.length) : null;
    return !keptApart.has(id) && more !== null && more.length <= mostMore && !/^\d+$/u.test(more);
  });
};
const mostMore = 3;

/** The stem that "script", "scripts" and "scripting" share. */
const stemOf = (name: string): string =>
  squeezeName(name).replace(/(?<=\p{L}{4})(?:ings?|ers?|ed|es|s)$/u, '');

/** "Microsoft Visio" is Visio. */
const productOf = (name: string, { skillNamed }: Names): DraftSkill | undefined => {
  const product = productName(foldName(name));
  return product ? skillNamed(product) : undefined;
};

/** "Structured query language SQL" is SQL. */
const spelledOut = (name: string, { skillNamed }: Names): DraftSkill | undefined => {
  const words = name.split(' ');
  const short = words.pop() ?? '';
  const initials = words.map((word) => word[0]?.toUpperCase()).join('');
  return /^[A-Z]{2,6}$/u.test(short) &&
    initials[0] === short[0] &&
    words.length > 1 &&
    isSpelled(short, words)
    ? skillNamed(short)
    : undefined;
};

/** Whether the letters of the abbreviation occur in the words in the same order. */
const isSpelled = (short: string, words: readonly string[]): boolean => {
  const text = words.join(' ').toUpperCase();
  let at = -1;
  for (const letter of short) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
};

/**
 * Half of the skills that the taxonomy calls transferable; a fifth for GitHub's related topics among
 * technologies.
 */
const relatedPairs = (
  { transfers, neighbours }: Sources,
  skillNamed: (name: string) => DraftSkill | undefined,
): RelatedPair[] => {
  const credits = new Map<string, RelatedPair>();
  const add = (asked: DraftSkill | undefined, known: DraftSkill | undefined, credit: number) => {
    if (!asked || !known || asked === known || credits.has(`${asked.id} ${known.id}`)) return;
    credits.set(`${asked.id} ${known.id}`, [asked.id, known.id, credit]);
  };
  for (const { asked, known, share } of transfers) {
    add(skillNamed(asked), skillNamed(known), Math.round(500 * share));
    add(skillNamed(known), skillNamed(asked), Math.round(500 * share));
  }
  for (const [asked, known] of neighbours) {
    const [one, other] = [skillNamed(asked), skillNamed(known)];
    if (!one || !other || !isTechnology(one) || !isTechnology(other)) continue;
    add(one, other, 200);
    add(other, one, 200);
  }
  return [...credits.values()];
};

/** Named by a second list, or spelled like a product. */
export const isTechnology = ({ id, namedBy }: DraftSkill): boolean => namedBy.size > 0 || /[\d.+#]/u.test(id);

export const entryOf = (draft: DraftSkill): SkillEntry => ({
  id: draft.id,
  label: draft.label ?? labelFrom(draft.id),
  reach: draft.reach,
  aliases: [...draft.aliases.keys()],
  technology: isTechnology(draft),
});
