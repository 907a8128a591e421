import { readDocument, tidied } from '../../documentText/readDocument.ts';
import { readPdf } from '../../documentText/readPdf.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import { readResume } from '../readResume.ts';
import { drawnPdf } from './drawnPdf.ts';
import { fileCases } from './fileCases.ts';
import { furtherFileCases } from './furtherFileCases.ts';
import { type LayoutTruth, layoutCases } from './layoutCases.ts';
import { tableDocx } from './textArchives.ts';

/** What is compared of a resume. */
export const readingFields = [
  'name',
  'title',
  'place',
  'phone',
  'engagements',
  'dates',
  'education',
  'skills',
  'languages',
] as const;
export type ReadingField = (typeof readingFields)[number];
type Values = Record<ReadingField, readonly string[]>;

/** A resume of the benchmark with its text, which is read from a PDF or a Word document for some of them. */
export type BenchmarkCase = {
  layout: string;
  language: string;
  text: string;
  truth: LayoutTruth;
};

export const benchmarkCases = async (): Promise<BenchmarkCase[]> => [
  ...layoutCases.map((one) => ({ ...one, text: tidied(one.text) })),
  ...(await Promise.all(
    [...fileCases, ...furtherFileCases].map(async ({ layout, language, truth, ...file }) => {
      const bytes = 'drawn' in file ? await drawnPdf(file.drawn) : tableDocx(file.table);
      return { layout, language, truth, text: await readDocument(bytes, readPdf) };
    }),
  )),
];

const one = (value: string | null | undefined): string[] => (value ? [value] : []);
/** A place is right if it begins with the town. */
const town = (place: string | undefined) => place?.split(',')[0];
const entry = (parts: readonly (string | number | null)[]) => parts.join(' / ');

const truthOf = ({ truth }: BenchmarkCase): Values => ({
  ...truth,
  name: one(truth.name),
  title: one(truth.title),
  place: one(truth.place),
  phone: one(truth.phone),
  engagements: truth.engagements.map(([title, employer]) => entry([title, employer])),
  dates: truth.engagements.map(([, , from, to]) => entry([from, to])),
  education: truth.education.map(entry),
});

const readingOf = (text: string, today: string, dictionary: SkillDictionary): Values => {
  const { name, title, location, phone, engagements, skills, languages, education } = readResume(
    text,
    today,
    dictionary,
  );
  return {
    name: one(name?.value),
    title: one(title?.value),
    place: one(town(location?.value)),
    phone: one(phone?.value),
    engagements: engagements.map(({ title, client }) => entry([title, client])),
    dates: engagements.map(({ period: { from, to } }) => entry([from, to])),
    skills: skills.map(({ skill }) => skill),
    languages: languages.map(({ language, level }) => `${language} ${level}`),
    education: education.map(({ title, school, year }) => entry([title, school, year])),
  };
};

export type ReadingFigure = {
  field: ReadingField;
  /** Values of the truth, and those of them that are read. */
  true: number;
  found: number;
  /** Values that are read, and those of them that are true. */
  read: number;
  right: number;
  missing: readonly string[];
  wrong: readonly string[];
};

const shares = (values: readonly string[], others: readonly string[]): string[] => {
  const rest = [...others];
  return values.filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** How much of each field is found, and how much of what is read is right. */
export const readingFigures = (
  cases: readonly BenchmarkCase[],
  today: string,
  dictionary: SkillDictionary,
): ReadingFigure[] => {
  const all = cases.map((one) => ({
    told: `${one.layout}, ${one.language}: `,
    truth: truthOf(one),
    reading: readingOf(one.text, today, dictionary),
  }));
  return readingFields.map((field) => {
    const differences = (from: 'truth' | 'reading', to: 'truth' | 'reading') =>
      all.flatMap((one) => shares(one[from][field], one[to][field]).map((value) => one.told + value));
    const count = (of: 'truth' | 'reading') => all.reduce((sum, one) => sum + one[of][field].length, 0);
    const missing = differences('truth', 'reading');
    const wrong = differences('reading', 'truth');
    return {
      field,
      true: count('truth'),
      found: count('truth') - missing.length,
      read: count('reading'),
      right: count('reading') - wrong.length,
      missing,
      wrong,
    };
  });
};
