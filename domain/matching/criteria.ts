import { z } from 'zod';
import { currencies } from '../contract/billing/currencies.ts';
import { longestValue, mostAskedFacts, writeFact } from '../contract/candidates/addedFacts.ts';
import { jobTypes } from '../contract/candidates/jobTypes.ts';
import { languageNeedSchema, mostLanguageNeeds } from '../contract/candidates/languageNeed.ts';
import { workplaces } from '../contract/candidates/workplaces.ts';
import { isPlain, timeZone } from '../contract/fields.ts';
import { tidyText } from '../contract/plainText.ts';
import { mostAddedPoints } from './addedCriteria.ts';
import { weightsSchema } from './weights.ts';

const plain = z.string().overwrite(tidyText).refine(isPlain, 'text.unsafe-character');
const name = plain.max(10_000, 'text.too-long');

const most = 60;
const years = z.number('number.enter').min(0, 'number.too-small').max(most, 'number.too-many-years');
const upTo = z.number('number.enter').min(0, 'number.too-small');

export const askedSkillSchema = z.strictObject({
  name,
  /** Counts double; candidates without it are still shown unless a filter excludes them. */
  must: z.boolean().default(false),
  years: years.nullish(),
});

/** A value of a criterion that a plugin adds. */
const addedSchema = z.strictObject({
  criterion: plain.min(1, 'text.required').max(40, 'text.too-long'),
  value: plain.min(1, 'text.required').max(longestValue, 'text.too-long'),
  /** Excludes the candidates without it; otherwise those with it earn points. */
  must: z.boolean().default(false),
  /** Out of 100; by default those of the plugin. */
  points: z
    .int('number.whole')
    .min(0, 'number.too-small')
    .max(mostAddedPoints, 'number.too-large')
    .optional(),
});

/** Filters set by a recruiter. Each counts the candidates it excludes, and they can be viewed. */
const filtersSchema = z.strictObject({
  /** Only candidates with all of these. */
  skills: z.array(name).max(20, 'number.too-large').default([]),
  /** Only candidates available by this date. */
  freeBy: z.iso.date().nullish(),
  /** Cities and countries, in any of the four languages. */
  locations: z.array(name).max(100, 'number.too-large').default([]),
  /** Kilometers around each of these cities. */
  within: z.int('number.whole').min(0, 'number.too-small').max(1000, 'number.too-large').nullish(),
  /** Languages, each at a level or better. */
  languages: z.array(languageNeedSchema).max(mostLanguageNeeds, 'number.too-large').optional(),
  /** Hours of the working day in common with those in a time zone. */
  overlap: z
    .strictObject({
      hours: z.int('number.whole').min(1, 'number.too-small').max(8, 'number.too-large'),
      zone: timeZone(),
    })
    .nullish(),
  /**
   * The maximum hourly rate, in minor units. Rates in other currencies are converted; candidates whose currency has
   * no exchange rate do not pass.
   */
  rate: z
    .strictObject({
      upTo: z.int('number.whole').min(1, 'number.too-small').max(1_000_000_000, 'number.too-large'),
      currency: z.enum(currencies, 'currency.code'),
    })
    .nullish(),
  /** Only candidates who accept it, or state no types. */
  jobType: z.enum(jobTypes, 'choice.one-of').nullish(),
  /** Only candidates who accept this workplace, or state none. */
  workplace: z.enum(workplaces, 'choice.one-of').nullish(),
  /** Years; the upper bound may be open. */
  experience: z.strictObject({ min: upTo, max: upTo.nullish() }).nullish(),
});
export type Filters = z.infer<typeof filtersSchema>;

/** Description of the position. */
export const criteriaSchema = z
  .strictObject({
    title: name.nullish(),
    skills: z.array(askedSkillSchema).max(1000, 'number.too-large').default([]),
    /** Skills are extracted from it only if none are listed. */
    text: plain.nullish(),
    /** The listed skills are those of the text: its words rank as well where few of them are known. */
    byWords: z.boolean().optional(),
    /** Years: the minimum is scored; more than that earns nothing. */
    experience: z.strictObject({ min: years, max: upTo.nullish() }).nullish(),
    /** Required start date; null for any. */
    startBy: z.iso.date().nullish(),
    filters: filtersSchema.prefault({}),
    /** Ignored if the plugin of the criterion is off. */
    added: z
      .array(addedSchema)
      .max(mostAskedFacts, 'number.too-large')
      .overwrite((all) => [...new Map(all.map((one) => [writeFact(one), one])).values()])
      .optional(),
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
        message: 'range.backwards',
      });
    }
  });
export type Criteria = z.infer<typeof criteriaSchema>;
export type CriteriaInput = z.input<typeof criteriaSchema>;
