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
  /** Counts double; who lacks it is still shown, unless a filter says otherwise. */
  must: z.boolean().default(false),
  years: years.nullish(),
});

/** What a recruiter sets to leave candidates out. Each is counted, and whom it left out can be seen. */
export const filtersSchema = z.strictObject({
  /** Only who has each of these. */
  skills: z.array(name).max(20, 'At most 20').default([]),
  /** Only who is free by this day. */
  freeBy: z.iso.date().nullish(),
  locations: z.array(name).max(100, 'At most 100').default([]),
  /** Years; the upper end may be open. */
  experience: z.strictObject({ min: upTo, max: upTo.nullish() }).nullish(),
});
export type Filters = z.infer<typeof filtersSchema>;

/** What somebody is needed for. */
export const criteriaSchema = z
  .strictObject({
    title: name.nullish(),
    skills: z.array(askedSkillSchema).max(1000, 'At most 1000').default([]),
    /** Read for skills only where none are listed. */
    text: plain.nullish(),
    /** Years: the lower end is scored, more earns nothing. */
    experience: z.strictObject({ min: years, max: upTo.nullish() }).nullish(),
    /** The start that is needed; none is any start. */
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
