import { foldSearched } from '../search/foldText.ts';
import type { SkillDictionary } from './dictionary/dictionary.ts';
import { normaliseSkill } from './dictionary/normaliseSkill.ts';

const separators = [' ', '-', '.', ''];
const capitalized = (name: string) => name.replace(/(^|[\s\-./])(\p{L})/gu, (sign) => sign.toUpperCase());
/** "Nodejs" as "NodeJS", "Mysql" as "MySQL". */
const withAbbreviation = (name: string) => name.replace(/(js|sql|ql|db)$/iu, (end) => end.toUpperCase());

/** A name as people write it: other cases, other separators. */
const writingsOf = (name: string): string[] =>
  separators
    .map((one) => name.replace(/(?<=[\p{L}\p{N}])[\s\-.](?=[\p{L}\p{N}])/gu, one))
    .concat(name)
    .flatMap((one) => [one, one.toLowerCase(), one.toUpperCase(), capitalized(one)])
    .flatMap((one) => [one, withAbbreviation(one)]);

/** The id of a skill in the dictionary. A name with a version means only itself. */
export const skillIdOf = (name: string, dictionary: SkillDictionary): string | null => {
  const { id, stage, version } = normaliseSkill(name, dictionary);
  return stage === 'unknown' || version !== null ? null : id;
};

/** All names of a skill by its id: "k8s" and "K8S" for Kubernetes. */
export const skillNames = (id: string, dictionary: SkillDictionary): string[] => {
  const skill = dictionary.skills.get(id);
  if (!skill) return [];
  const names = [skill.label, id, ...skill.aliases].flatMap(writingsOf);
  return [...new Set(names)].filter((name) => skillIdOf(name, dictionary) === id);
};

const mostOthers = 4;

/**
 * Other names by which a folded text finds the same skill anywhere in a list: "kubernetes" for "k8s". Names of two letters and
 * parts of other names, such as "kube", are in too many words, and one that contains the text is found by it.
 */
export const otherNames = (text: string, dictionary: SkillDictionary): string[] => {
  const id = skillIdOf(text, dictionary);
  const skill = id === null ? undefined : dictionary.skills.get(id);
  if (!skill?.technology) return [];
  const names = [skill.label, skill.id, ...skill.aliases].map(foldSearched);
  const isPart = (name: string) => [text, names[0]].some((one) => one !== name && one?.includes(name));
  return [...new Set(names)]
    .filter((name) => name.length > 2 && !name.includes(text) && !isPart(name))
    .slice(0, mostOthers);
};
