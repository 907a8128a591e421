import { longText, oneOf, optional, reference, skillRatings, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

export const recommendations = ['Strong Yes', 'Yes', 'No', 'Strong No'] as const;

/** From poor to excellent. */
export const ratingScale = [1, 2, 3, 4] as const;

/**
 * One person's rating of a candidate after an interview, given once and never changed. Colleagues read it only
 * after giving their own (`application/scorecards.ts`), so no log that they read has its values.
 */
export const scorecards = defineNoun({
  name: 'scorecards',
  label: 'Scorecard',
  plural: 'Scorecards',
  prefix: 'SCD',
  fields: {
    companyId: reference('Company', 'companies'),
    userId: reference('User', 'users', 'kept'),
    interviewId: reference('Interview', 'interviews', 'removed'),
    entryId: reference('Pipeline Entry', 'pipelineEntries', 'removed'),
    author: optional(text('Author')),
    recommendation: oneOf('Recommendation', recommendations),
    ratings: skillRatings('Ratings'),
    notes: optional(longText('Notes')),
    scorecardKey: nobody(text('Scorecard Key', 90)),
  },
  fixed: ['companyId', 'userId', 'interviewId'],
  serverSet: ['entryId', 'author', 'scorecardKey'],
  confidential: ['recommendation', 'ratings', 'notes'],
  defaults: { ratings: [] },
  unique: ['scorecardKey'],
  search: [],
  title: 'id',
  derive: ({ interviewId, userId }) => ({ scorecardKey: `${interviewId} ${userId}` }),
});
export type Scorecard = RowOf<typeof scorecards>;

/** A scorecard without its key. */
export type ShownScorecard = Omit<Scorecard, 'scorecardKey'>;

/** The scorecards of a pipeline entry's interviews, and the skills that they rate. */
export type EntryScorecards = {
  skills: readonly string[];
  interviews: {
    interviewId: string;
    /** How many there are, also while they are not shown. */
    given: number;
    /** The reader's own first. Empty until the reader has given one for this interview. */
    cards: ShownScorecard[];
  }[];
};
