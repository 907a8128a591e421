import { type NounName, nounOf } from '../domain/contract/index.ts';
import { metaOfField } from '../domain/contract/noun.ts';
import type { Condition } from '../domain/query/condition.ts';
import { type ListQuery, readListQuery } from '../domain/query/query.ts';
import type { Verbs } from './rows.ts';

/**
 * The query with its filters by skill widened to all names of each skill, those of the dictionary and those
 * that the operator has mapped: "k8s" also finds Kubernetes. `read` has the permissions of the system.
 */
export const withSkillNames = async (
  noun: NounName,
  query: ListQuery,
  { read }: Pick<Verbs, 'read'>,
): Promise<ListQuery> => {
  const bySkill = query.conditions.filter((one) => isBySkill(noun, one));
  if (bySkill.length === 0) return query;
  const namesOf = await readNames(
    bySkill.flatMap(({ value }) => value as string[]),
    read,
  );
  return { ...query, conditions: query.conditions.flatMap((one) => widened(one, bySkill, namesOf)) };
};

/** The other names of the skill that a searched text names. */
export const loadOtherNames = async (): Promise<(text: string) => string[]> => {
  const { loadDictionary, otherNames } = await loadNames();
  const dictionary = await loadDictionary();
  return (text) => otherNames(text, dictionary);
};

/** Loaded with the first skill: pages without one do without the dictionary. */
const loadNames = async () => {
  const [dictionary, folding, names] = await Promise.all([
    import('../domain/skills/dictionary/loadDictionary.ts'),
    import('../domain/skills/dictionary/foldName.ts'),
    import('../domain/skills/skillNames.ts'),
  ]);
  return { ...dictionary, ...folding, ...names };
};

const isBySkill = (noun: NounName, { field, operator }: Condition): boolean =>
  (operator === 'has' || operator === 'hasAny') && metaOfField(nounOf(noun), field).offers === 'skills';

/** All of several skills are one condition for each, as each has several names. */
const widened = (
  condition: Condition,
  bySkill: readonly Condition[],
  namesOf: (name: string) => readonly string[],
): Condition[] => {
  if (!bySkill.includes(condition)) return [condition];
  const names = condition.value as string[];
  const any = (value: string[]): Condition => ({ ...condition, operator: 'hasAny', value });
  return condition.operator === 'has'
    ? names.map((name) => any([...namesOf(name)]))
    : [any([...new Set(names.flatMap(namesOf))])];
};

const readNames = async (asked: readonly string[], read: Verbs['read']) => {
  const { loadDictionary, foldName, skillIdOf, skillNames } = await loadNames();
  const dictionary = await loadDictionary();
  const mapped = async (field: 'folded' | 'skill', values: readonly string[]) => {
    if (values.length === 0) return [];
    const filter = { status: 'Mapped', [field]: values };
    const query = readListQuery('unknownSkills', everything, { filter, range: [0, mostMapped - 1] });
    const fields = ['name', 'folded', 'skill'];
    return read({ noun: 'unknownSkills', fields, scopes: everything, query });
  };
  const names = [...new Set(asked)].slice(0, mostMapped);
  const unknown = names.filter((name) => skillIdOf(name, dictionary) === null).map(foldName);
  const meant = new Map((await mapped('folded', unknown)).map(({ folded, skill }) => [folded, skill]));
  const idOf = (name: string) =>
    skillIdOf(name, dictionary) ?? (meant.get(foldName(name)) as string | undefined) ?? null;
  const ids = names.flatMap((name) => idOf(name) ?? []);
  const others = Map.groupBy(await mapped('skill', ids), ({ skill }) => skill);
  return (name: string): string[] => {
    const id = idOf(name);
    if (id === null) return [name];
    return [name, ...skillNames(id, dictionary), ...(others.get(id) ?? []).map((one) => String(one.name))];
  };
};

const everything = [{ where: {} }];
const mostMapped = 1000;
