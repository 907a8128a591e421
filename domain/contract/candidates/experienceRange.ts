import { metaOf, text } from '../fields.ts';

/** Years of experience; without `max`, at least `min`. */
type ExperienceRange = { min: number; max: number | null };

const shape = /^(\d{1,2})\s*(?:(?:-|–|—|to)\s*(\d{1,2})|(\+))?(?:\s*\p{L}+)?$/iu;
const mostYears = 60;

/** Parses '3-5 years', '3 – 5', '10+ years' or '4 Jahre'; null if it is no range of years. */
export const readExperience = (words: string): ExperienceRange | null => {
  const [, from, to, more] = shape.exec(words.trim()) ?? [];
  if (from === undefined) return null;
  const min = Number(from);
  return { min, max: more ? null : to === undefined ? min : Number(to) };
};

const isRange = (words: string) => words === '' || readExperience(words) !== null;
const runsUp = (words: string) => {
  const range = readExperience(words);
  return !range?.max || range.min <= range.max;
};
const isHuman = (words: string) => {
  const range = readExperience(words);
  return !range || Math.max(range.min, range.max ?? 0) <= mostYears;
};

/** Years of experience as typed by people. */
export const experienceRange = (label: string) => {
  const schema = text(label, 60);
  return schema
    .refine(isRange, 'candidates.experience')
    .refine(runsUp, 'range.backwards')
    .refine(isHuman, { error: 'number.too-many-years', params: { max: mostYears } })
    .meta({ ...metaOf(schema) });
};
