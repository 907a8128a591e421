import { longestName, mostNames } from '../../../domain/matching/market/knownNames.ts';
import type { SkillRead, TextRead } from '../../../domain/reading/readText.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { skillKey } from '../../../domain/skills/spelling.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** What was read from a text. `names` are those of its skills that the dictionary does not know. */
export type Reading = Pick<TextRead, 'skills' | 'names' | 'ruledOut' | 'unsure' | 'unread'> & {
  /** In a language whose sentences are not understood: skills are found by their names alone. */
  isForeign: boolean;
  /** Words that may be names but could not be looked up in the market. */
  unchecked: readonly string[];
};

/** Reads skills from a text, including those that the dictionary does not know but candidates mention. */
export const readWithNames = async (
  text: string,
  dataProvider: Pick<DataProvider, 'knownNames'>,
  today?: string,
): Promise<Reading> => {
  const [dictionary, { readText }, { withNames }, { isForeign: isForeignText }] = await Promise.all([
    loadDictionary(),
    import('../../../domain/reading/readText.ts'),
    import('../../../domain/reading/withNames.ts'),
    import('../../../domain/reading/isForeign.ts'),
  ]);
  const read = { ...readText(text, dictionary, { today, withNames: true }), isForeign: isForeignText(text) };
  const names = read.names.filter(({ name }) => name.length <= longestName).slice(0, mostNames);
  if (names.length === 0) return { ...read, names, unchecked: [] };
  const asked = names.map(({ name }) => name);
  try {
    const [phrases = [], plain = []] = [true, undefined].map((kind) =>
      names.flatMap(({ name, isPhrase }) => (isPhrase === kind ? [name] : [])),
    );
    const { data } = await dataProvider.knownNames({ names: plain, phrases });
    const known = new Map(data.names.map((one) => [one.name, one.known]));
    return { ...read, ...withNames(read, eachOnce(names, known)), unchecked: [] };
  } catch {
    return { ...read, names: [], unchecked: asked };
  }
};

/** The known names among these, each once, as candidates write them. */
const eachOnce = (names: readonly SkillRead[], known: ReadonlyMap<string, string>): SkillRead[] => [
  ...new Map(
    names.flatMap((one) => {
      const name = known.get(one.name);
      return name === undefined ? [] : [[skillKey(name), { ...one, name }] as const];
    }),
  ).values(),
];
