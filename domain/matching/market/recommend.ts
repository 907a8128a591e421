import { z } from 'zod';
import { longestDescription } from '../../contract/hiring/jobs.ts';
import type { ExchangeRates } from '../../contract/platform/exchangeRates.ts';
import { askedSkillSchema, criteriaSchema } from '../criteria.ts';
import type { FilteredOut } from '../index/filterCandidates.ts';
import type { Match } from '../score.ts';
import type { NeedWeights } from '../weights.ts';

const id = z.string().min(1).max(40);

/**
 * Searches run one at a time and each is stored with all its reasons. The text is as long as a job's may be.
 */
const askedCriteria = criteriaSchema.safeExtend({
  skills: z.array(askedSkillSchema).max(200, 'number.too-large').default([]),
  text: criteriaSchema.shape.text.refine((text) => (text?.length ?? 0) <= longestDescription, {
    error: 'text.too-long',
    params: { max: longestDescription },
  }),
});

/** A matching request: the best candidates for these criteria. */
export const recommendSchema = z.strictObject({
  criteria: askedCriteria,
  /** The job that the criteria were taken from, if any. */
  jobId: id.nullish(),
  top: z.int().min(1, 'number.too-small').max(100, 'number.too-large').default(20),
  /** Shows the candidates excluded by this filter alone. Such a view is not stored. */
  filteredOutBy: z.string().max(200).nullish(),
});
export type Recommend = z.infer<typeof recommendSchema>;
/** The operator's exchange rates, for a search that filters by rate. */
export type ExchangeRatesKnown = { rates?: ExchangeRates | undefined };
export type RecommendInput = z.input<typeof recommendSchema>;

/** Ids of candidates to score for one of the company's jobs; those not visible get no score. */
export const scoresSchema = z.strictObject({ jobId: id, ids: z.array(id).max(100, 'number.too-large') });
export type ScoresAsked = z.infer<typeof scoresSchema>;

/** A list of candidates to order by score for one of the company's jobs. Range and filter are JSON, as in lists. */
export const rankedSchema = z.strictObject({
  jobId: id,
  filter: z.string().max(20_000).default('{}'),
  range: z.string().max(40).default('[0,24]'),
});
export type RankedAsked = z.infer<typeof rankedSchema>;

/** A page of ids, best score first, and the number of ranked candidates; there may be `more` beyond them. */
export type Ranked = { ids: string[]; total: number; more: boolean };

/** Result of a search, with everything needed to reproduce it. Points of `weights` are thousandths. */
export type Recommendations = {
  /** The stored search; null for a view that is not stored. */
  searchId: string | null;
  at: string;
  jobId: string | null;
  criteria: Recommend['criteria'];
  weights: NeedWeights;
  engine: string;
  dictionary: string;
  titles: string;
  /** Required skills, by their names in the dictionary. */
  skills: string[];
  /** Those that the dictionary does not know. */
  unknown: readonly string[];
  skillsFromText: boolean;
  /** What was read from the text of the criteria; null if their skills are listed. Missing in older records. */
  read?: {
    skills: { name: string; must: boolean; years: number | null; quote: string }[];
    ruledOut: readonly string[];
    /** Skills of which the text does not tell whether it asks for them. */
    unsure?: readonly { name: string; quote: string }[];
    /** Lines from which nothing was read. */
    unread: readonly string[];
  } | null;
  /** If the words of a text rank as well, or its language is not read: how many words candidates share. */
  byWords?: { count: number; isForeign: boolean };
  /** Visible candidates, and those of them who pass the filters. */
  visible: number;
  passed: number;
  filteredOut: FilteredOut[];
  /** Minutes of the working day that each match shares with the time zone asked for, where it is known. */
  commonMinutes?: Record<string, number>;
  matches: Match[];
};
