import { z } from 'zod';
import { isPlain } from '../contract/fields.ts';
import { weightsSchema } from './weights.ts';

const plain = z.string().refine(isPlain, 'Contains a character that can’t be saved');
const name = plain.max(10_000, 'At most 10000 characters');

const most = 60;
const years = z.number('Enter a number').min(0, 'At least 0').max(most, `At most ${most} years`);
const upTo = z.number('Enter a number').min(0, 'At least 0');

export const askedSkillSchema = z.strictObject({
  name,
  /** Counts double; candidates without it are still shown unless a filter excludes them. */
  must: z.boolean().default(false),
  years: years.nullish(),
});

/** Filters set by a recruiter. Each counts the candidates it excludes, and they can be viewed. */
const filtersSchema = z.strictObject({
  /** Only candidates with all of these. */
  skills: z.array(name).max(20, 'At most 20').default([]),
  /** Only candidates available by this date. */
  freeBy: z.iso.date().nullish(),
  locations: z.array(name).max(100, 'At most 100').default([]),
  /** Years; the upper bound may be open. */
  experience: z.strictObject({ min: upTo, max: upTo.nullish() }).nullish(),
});
export type Filters = z.infer<typeof filtersSchema>;

/** Description of the position. */
export const criteriaSchema = z
  .strictObject({
    title: name.nullish(),
    skills: z.array(askedSkillSchema).max(1000, 'At most 1000').default([]),
    /** Skills are extracted from it only if none are listed. */
    text: plain.nullish(),
    /** Years: the minimum is scored; more than that earns nothing. */
    experience: z.strictObject({ min: years, max: upTo.nullish() }).nullish(),
    /** Required start date; null for any. */
    startBy: z.iso.date().nullish(),
    filters: filtersSchema.prefault({}),
    weights: weightsSchema.nullish(),
  })
  .check(({ value, issues }) => {
    for (const [path, range] of [
      [['experience'], value.experience],
      [['filters', 'experience'], value.filters.experience],
    ] as const) {
      if (range?.max === null || range?.max === undefined || range.max >= range.min) continue;
      issues.push({
        code: 'custom',
        input: range,
        path: [...path],
        message: 'The range must not end before it begins',
      });
    }
  });
export type Criteria = z.infer<typeof criteriaSchema>;
export type CriteriaInput = z.input<typeof criteriaSchema>;
