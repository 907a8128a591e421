import { z } from 'zod';
import { skillKey } from '../../skills/spelling.ts';
import { type FieldMeta, money, oneOf, optional, text } from '../fields.ts';

/** Levels of experience, each with the first of its years. */
export const experienceLevels = ['Junior', 'Mid-Level', 'Senior', 'Expert'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];
export const levelFrom: Readonly<Record<ExperienceLevel, number>> = {
  Junior: 0,
  'Mid-Level': 3,
  Senior: 6,
  Expert: 10,
};

/** The parts of a line, with the checks of each. Rates are in the currency of the card. */
export const rateLineFields = {
  /** A skill, or the title of a role. */
  skill: text('Skill or Role', 80),
  level: optional(oneOf('Experience Level', experienceLevels)),
  rate: money('Maximum Hourly Rate').refine((rate) => rate > 0, 'proposals.rate-missing'),
};

const rateLine = z.strictObject(
  { ...rateLineFields, level: rateLineFields.level.default(null) },
  'list.enter',
);

/** The most that an hour may cost for a skill or a role, at one level of experience or at any. */
export type RateLine = z.output<typeof rateLine>;

export const mostRateLines = 50;

/** The skill of the first line that repeats an earlier one, without case; null if there is none. */
export const repeatedSkill = (lines: readonly Pick<RateLine, 'skill' | 'level'>[]): string | null => {
  const known = new Set<string>();
  for (const { skill, level } of lines) {
    const key = JSON.stringify([skillKey(skill), level]);
    if (known.has(key)) return skill;
    known.add(key);
  }
  return null;
};

/** The lines of a rate card. */
export const rateLines = (label: string) =>
  z
    .array(rateLine, 'list.enter')
    .min(1, 'rateCards.no-lines')
    .max(mostRateLines, 'number.too-large')
    .superRefine((lines, context) => {
      const skill = repeatedSkill(lines);
      if (skill !== null)
        context.addIssue({ code: 'custom', message: 'rateCards.line-twice', params: { skill } });
    })
    .meta({ label, column: 'jsonb', rateLines: true } satisfies FieldMeta);
