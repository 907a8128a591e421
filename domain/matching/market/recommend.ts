import { z } from 'zod';
import { askedSkillSchema, criteriaSchema } from '../criteria.ts';
import type { FilteredOut } from '../index/filterCandidates.ts';
import type { Match } from '../score.ts';
import type { Weights } from '../weights.ts';

const id = z.string().min(1).max(40);

/** Everybody's searches wait for each other, and each is kept with all its reasons. The text is as long as a job's may be. */
const askedCriteria = criteriaSchema.safeExtend({
  skills: z.array(askedSkillSchema).max(200, 'At most 200').default([]),
  text: criteriaSchema.shape.text.refine((text) => (text?.length ?? 0) <= 4000, 'At most 4000 characters'),
});

/** What is asked of the matching: the best candidates for these criteria. */
export const recommendSchema = z.strictObject({
  criteria: askedCriteria,
  /** The job that the criteria were taken from, if any. */
  jobId: id.nullish(),
  top: z.int().min(1, 'At least 1').max(100, 'At most 100').default(20),
  /** In place of those who pass, those whom this filter alone keeps out. Such a look is not kept. */
  filteredOutBy: z.string().max(200).nullish(),
});
export type Recommend = z.infer<typeof recommendSchema>;
export type RecommendInput = z.input<typeof recommendSchema>;

/** Candidates to be scored for one of one's jobs, by their ids; who cannot be seen gets no score. */
export const scoresSchema = z.strictObject({ jobId: id, ids: z.array(id).max(100, 'At most 100') });
export type ScoresAsked = z.infer<typeof scoresSchema>;

/** What a search found, with all that it takes to find it again. Points of `weights` are thousandths. */
export type Recommendations = {
  /** The kept search; null for a look that is not kept. */
  searchId: string | null;
  at: string;
  jobId: string | null;
  criteria: Recommend['criteria'];
  weights: Weights;
  engine: string;
  dictionary: string;
  titles: string;
  /** The skills looked for, by the names the dictionary gives them. */
  skills: string[];
  /** Of them, those that the dictionary does not know. */
  unknown: readonly string[];
  skillsFromText: boolean;
  /** Candidates that can be seen, and those of them who pass the filters. */
  visible: number;
  passed: number;
  filteredOut: FilteredOut[];
  matches: Match[];
};
