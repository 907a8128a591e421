import type { SkillDictionary, Stage } from './dictionary.ts';
import { foldName, squeezeName } from './foldName.ts';
import { productName } from './productName.ts';
import { splitVersion, type Versioned } from './splitVersion.ts';

/**
 * A recognized skill name. An unknown name has stage `unknown` and its normalized form as id, so that two
 * people who write the same unknown name still share the skill.
 */
type NormalSkill = Readonly<{
  id: string;
  label: string;
  version: string | null;
  stage: Stage | 'unknown';
}>;

/** Longer names are truncated before lookup. */
const longestName = 120;

/** Cache size per dictionary, as people write the same names again and again. */
const mostRemembered = 50_000;
const remembered = new WeakMap<SkillDictionary, Map<string, NormalSkill>>();

/** Recognizes a name: exactly, without separators, by alias; then without version, remark or vendor. */
export const normaliseSkill = (name: string, dictionary: SkillDictionary): NormalSkill => {
  const names = remembered.get(dictionary) ?? new Map<string, NormalSkill>();
  if (names.size === 0) remembered.set(dictionary, names);
  const known = names.get(name);
  if (known) return known;
  const skill = recognise(name, dictionary);
  if (names.size >= mostRemembered) names.clear();
  if (name.length <= longestName) names.set(name, skill);
  return skill;
};

/** "C/C++" is both, if nothing is called that and each part is a skill. */
export const skillsNamed = (name: string, dictionary: SkillDictionary): readonly NormalSkill[] => {
  const whole = normaliseSkill(name, dictionary);
  if (whole.stage !== 'unknown' || !name.includes('/')) return [whole];
  const parts = name.split('/').map((part) => normaliseSkill(part, dictionary));
  return parts.some(({ stage }) => stage === 'unknown') ? [whole] : parts;
};

const recognise = (name: string, dictionary: SkillDictionary): NormalSkill => {
  const folded = foldName(name.slice(0, longestName));
  return (
    withVersion(folded, found(folded, dictionary), dictionary) ??
    foundBeforeVersion(folded, dictionary) ??
    foundWithoutRemark(folded, dictionary) ??
    foundWithoutMaker(folded, dictionary) ?? {
      id: folded,
      label: name.slice(0, longestName).trim().replace(/\s+/gu, ' '),
      version: null,
      stage: 'unknown',
    }
  );
};

const found = (folded: string, dictionary: SkillDictionary): NormalSkill | null => {
  const squeezed = squeezeName(folded);
  const stages: [Stage, string | undefined][] = [
    ['exact', dictionary.exact.get(folded)],
    ['separators', dictionary.separators.get(squeezed)],
    ['alias', dictionary.alias.get(folded) ?? dictionary.alias.get(squeezed)],
  ];
  const [stage, id] = stages.find(([, one]) => one !== undefined) ?? [];
  const skill = id === undefined ? undefined : dictionary.skills.get(id);
  return stage && skill ? { id: skill.id, label: skill.label, version: null, stage } : null;
};

/** "python3" is an alias of Python that includes a version. */
const withVersion = (
  folded: string,
  skill: NormalSkill | null,
  dictionary: SkillDictionary,
): NormalSkill | null => {
  const parts = skill?.stage === 'alias' ? splitVersion(folded) : null;
  const isOfIt = parts !== null && found(parts.stem, dictionary)?.id === skill?.id;
  return skill && isOfIt ? { ...skill, version: parts.version } : skill;
};

/**
 * A number attached to a name is a version only if the name is a technology and long enough: "d3" is not D,
 * version 3.
 */
const shortestStem = { exact: 3, separators: 3, alias: 4 };

const foundBeforeVersion = (folded: string, dictionary: SkillDictionary): NormalSkill | null => {
  const parts = splitVersion(folded);
  const skill = parts && found(parts.stem, dictionary);
  if (!skill || skill.stage === 'unknown') return null;
  const isWhole = !parts.glued || !/\p{L}$/u.test(parts.stem) || isVersioned(parts, skill.stage);
  return isWhole && (!parts.glued || technology(skill, dictionary))
    ? { ...skill, version: parts.version }
    : null;
};

/** Years are versions of products ("excel2013"), but not of names as short as SQL. */
const isVersioned = ({ stem, version }: Versioned, stage: Stage): boolean =>
  stem.length >= shortestStem[stage] && (stem.length > 3 || !/^\d{4}/u.test(version));

const remark = /\s*\([^()]*\)$|\s+(?:programming language|programming|language|framework|library)$/u;

/** "Java (computer programming)" and "Python programming": descriptions are not part of the name. */
const foundWithoutRemark = (folded: string, dictionary: SkillDictionary): NormalSkill | null => {
  const plain = folded.replace(remark, '');
  return plain && plain !== folded ? technology(found(plain, dictionary), dictionary) : null;
};

const foundWithoutMaker = (folded: string, dictionary: SkillDictionary): NormalSkill | null => {
  const product = productName(folded);
  return product ? technology(found(product, dictionary), dictionary) : null;
};

const technology = (skill: NormalSkill | null, dictionary: SkillDictionary): NormalSkill | null =>
  skill && dictionary.skills.get(skill.id)?.technology ? skill : null;
