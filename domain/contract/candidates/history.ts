import { z } from 'zod';
import { type FieldMeta, oneLine, severalLines } from '../fields.ts';

/** Work for a client. `to` is null while it lasts; months are YYYY-MM. */
export type Engagement = {
  title: string;
  client: string | null;
  from: string | null;
  to: string | null;
  summary: string | null;
};

export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'] as const;
/** ISO 639 codes: the most spoken languages of the world, and those of Europe. */
export const spokenLanguages = [
  ...[
    'ar',
    'bg',
    'bn',
    'ca',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'eu',
    'fa',
    'fi',
    'fil',
    'fr',
    'ga',
    'gl',
  ],
  ...[
    'gu',
    'he',
    'hi',
    'hr',
    'hu',
    'hy',
    'id',
    'is',
    'it',
    'ja',
    'ka',
    'kn',
    'ko',
    'lt',
    'lv',
    'mk',
    'ml',
    'mr',
  ],
  ...[
    'ms',
    'mt',
    'nb',
    'nl',
    'pa',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sq',
    'sr',
    'sv',
    'sw',
    'ta',
    'te',
    'th',
  ],
  ...['tr', 'uk', 'ur', 'vi', 'zh'],
] as const;
export type LanguageSkill = {
  language: (typeof spokenLanguages)[number];
  level: (typeof languageLevels)[number] | null;
};
export type Education = { title: string; school: string | null; year: number | null };
export type Certificate = { name: string; year: number | null };

/** Which parts a list has. */
export const historyShapes = ['engagements', 'education', 'certificates', 'languages'] as const;
export type HistoryShape = (typeof historyShapes)[number];

const line = oneLine(120).min(1, 'text.required');
const lines = severalLines(1000);
const month = z
  .string('date.month')
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'date.month')
  .nullable();
const year = z.int('number.whole').min(1900, 'number.too-small').max(2199, 'number.too-large').nullable();

const engagement = z
  .strictObject(
    {
      title: line,
      client: line.nullable(),
      from: month,
      to: month,
      summary: lines.nullable(),
    },
    'list.enter',
  )
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    error: 'date.before-start',
    path: ['to'],
  });
const language = z.strictObject(
  {
    language: z.enum(spokenLanguages, 'choice.one-of'),
    level: z.enum(languageLevels, 'choice.one-of').nullable(),
  },
  'list.enter',
);
const education = z.strictObject({ title: line, school: line.nullable(), year }, 'list.enter');
const certificate = z.strictObject({ name: line, year }, 'list.enter');

const listOf = <S extends z.ZodType>(item: S, label: string, shape: HistoryShape) =>
  z
    .array(item, 'list.enter')
    .max(60, 'number.too-large')
    .meta({ label, column: 'jsonb', history: shape } satisfies FieldMeta);

export const engagementList = (label: string) => listOf(engagement, label, 'engagements');
export const languageList = (label: string) => listOf(language, label, 'languages');
export const educationList = (label: string) => listOf(education, label, 'education');
export const certificateList = (label: string) => listOf(certificate, label, 'certificates');
