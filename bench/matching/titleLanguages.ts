import { readFileSync } from 'node:fs';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { makeTitleBook } from '../../domain/titles/titleBook.ts';
import { gramsOf } from '../../domain/titles/titleSpace.ts';
import { wordsIn } from '../../domain/titles/titleWords.ts';
import { fixed, mean, meanRange } from '../figures.ts';
import type { Table } from '../table.ts';
import { englishLabels, rankOf } from './titleRanks.ts';

const languages = { German: 'de', French: 'fr', Spanish: 'es' } as const;
type Language = keyof typeof languages;
const languageNames = Object.keys(languages) as Language[];

/** The word lists were written with the titles that were seen. */
const parts = ['seen', 'held out'] as const;
type Part = (typeof parts)[number];

/** `occupation` is the start of the UUID. `title` is the first form of the preferred label, the masculine one mostly. */
type Sample = { occupation: string; part: Part; title: string; alternatives: string[] };

/** Likeness of a title to each title of a list. */
type Likeness = (title: string) => ArrayLike<number>;
type Method = (titles: readonly string[]) => { numbers: number[]; likenessTo: Likeness };
type Methods = { letters: Method; engine: Method };

const leastGain = 0.05;

/** Finds occupations of ESCO by German, French and Spanish titles, by the engine and by letters alone. */
export const titleLanguages = async (folder: string): Promise<Table[]> => {
  const space = await loadTitleSpace();
  const methods: Methods = {
    letters: byLetters,
    engine: (titles) => {
      const book = makeTitleBook(space);
      return { numbers: titles.map((title) => book.add(title)), likenessTo: book.likenessTo };
    },
  };
  const english = englishLabels(folder);
  const samples = languageNames.map((language) => ({ language, sample: readSample(language) }));
  return [
    comparison(
      `Titles in other languages to ${fixed(english.size)} occupations of ESCO, by their English labels`,
      samples.map(({ language, sample }) => ({
        language,
        sample: sample.map(({ occupation, part, title }) => ({
          wanted: fullId(occupation, english),
          part,
          titles: [title],
        })),
        labels: english,
      })),
      methods,
      ['One occupation is right for each title, so MAP is the mean of 1 ÷ rank.'],
    ),
    comparison(
      'Titles within a language: an alternative label to the preferred labels',
      samples
        .map(({ language, sample }) => ({
          language,
          sample: sample
            .filter(({ alternatives }) => alternatives.length > 0)
            .map(({ occupation, part, alternatives }) => ({
              wanted: occupation,
              part,
              titles: alternatives,
            })),
          labels: new Map(sample.map(({ occupation, title }) => [occupation, [title]])),
        }))
        .filter(({ sample }) => sample.length > 0),
      methods,
      ['MAP is the mean over occupations of the mean of 1 ÷ rank over their alternative labels.'],
    ),
  ];
};

type Question = { wanted: string; part: Part; titles: string[] };
type Task = { language: Language; sample: Question[]; labels: ReadonlyMap<string, readonly string[]> };

const comparison = (
  title: string,
  tasks: readonly Task[],
  { letters, engine }: Methods,
  notes: string[],
): Table => {
  const results = tasks.flatMap(({ language, sample, labels }) => {
    const byWhom = [precisionsBy(letters, labels, sample), precisionsBy(engine, labels, sample)] as const;
    return parts.flatMap((part) => {
      const of = (precisions: readonly number[]) => precisions.filter((_, at) => sample[at]?.part === part);
      const [plain, own] = [of(byWhom[0]), of(byWhom[1])];
      return own.length === 0 ? [] : [{ name: `${language}, ${part}`, plain, own }];
    });
  });
  return {
    title,
    head: ['', 'occupations', 'letters', '95 %', 'engine', '95 %', 'difference', '95 %', 'at least'],
    faults: results
      .filter(({ plain, own }) => mean(own) - mean(plain) < leastGain)
      .map(({ name }) => `${title}: ${name}`),
    rows: results.map(({ name, plain, own }) => [
      name,
      String(own.length),
      ...figure(plain),
      ...figure(own),
      ...figure(own.map((precision, at) => precision - (plain[at] ?? 0))),
      String(leastGain),
    ]),
    notes: [
      ...notes,
      'Letters: share of the trigrams of both titles that they have in common, without case and accents. Intervals by bootstrap over the occupations.',
    ],
  };
};

const figure = (values: readonly number[]): [string, string] => [
  fixed(mean(values), 4),
  meanRange(values)
    .map((end) => fixed(end, 3))
    .join(' to '),
];

/** For each question, the mean of 1 ÷ rank of the wanted occupation over its titles. */
const precisionsBy = (
  method: Method,
  labels: ReadonlyMap<string, readonly string[]>,
  sample: readonly Question[],
): number[] => {
  const { numbers, likenessTo } = method([...labels.values()].flat());
  let next = 0;
  const occupations = new Map(
    [...labels].map(([occupation, { length }]) => {
      next += length;
      return [occupation, new Set(numbers.slice(next - length, next))];
    }),
  );
  return sample.map(({ wanted, titles }) =>
    mean(
      titles.map((title) => {
        const likeness = likenessTo(title);
        return 1 / (1 + rankOf(wanted, occupations, (number) => likeness[number] ?? 0));
      }),
    ),
  );
};

/** Trigrams that two titles share, divided by all that either has. */
const byLetters: Method = (titles) => {
  const holders = new Map<string, number[]>();
  const sizes = titles.map((title, number) => {
    const grams = gramsIn(title);
    for (const gram of grams) holders.set(gram, [...(holders.get(gram) ?? []), number]);
    return grams.size;
  });
  const likenessTo: Likeness = (title) => {
    const grams = gramsIn(title);
    const shared = new Float64Array(titles.length);
    for (const gram of grams) {
      for (const number of holders.get(gram) ?? []) shared[number] = (shared[number] ?? 0) + 1;
    }
    return shared.map((count, number) => count / (grams.size + (sizes[number] ?? 0) - count));
  };
  return { numbers: titles.map((_, number) => number), likenessTo };
};

const gramsIn = (title: string): Set<string> => new Set(wordsIn(title).filter(Boolean).flatMap(gramsOf));

const readSample = (language: Language): Sample[] =>
  readFileSync(new URL(`./data/titles.${languages[language]}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [occupation = '', part, label = '', alternatives = ''] = line.split('\t');
      return {
        occupation,
        part: part === 'seen' ? 'seen' : 'held out',
        title: firstForm(label),
        alternatives: alternatives.split(' | ').filter(Boolean),
      };
    });

/** Of "soudeur/soudeuse", the first; of "operario/operaria de blanqueo", the first with what follows. */
const firstForm = (label: string): string => {
  const [first = '', second = ''] = label.split('/').map((form) => form.trim());
  const rest = second.split(' ').slice(1);
  return first.includes(' ') || rest.length === 0 ? first : `${first} ${rest.join(' ')}`;
};

const fullId = (start: string, occupations: ReadonlyMap<string, unknown>): string => {
  const id = [...occupations.keys()].find((occupation) => occupation.startsWith(start));
  if (id === undefined) throw new Error(`No occupation of ESCO starts with ${start}`);
  return id;
};
