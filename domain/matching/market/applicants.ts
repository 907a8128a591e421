import { z } from 'zod';
import type { Application } from '../../contract/hiring/applications.ts';
import type { Match } from '../score.ts';

/** The newest applications of a job that are scored. */
export const mostApplicants = 500;
export const applicantOrders = ['score', 'received'] as const;

const count = (min: number, max: number) =>
  z.coerce.number<number>().int().min(min, 'number.too-small').max(max, 'number.too-large');

/** Which applications of a job to return: from a score on, in an order, one page at a time. */
export const applicantsSchema = z.strictObject({
  id: z.string().min(1).max(100),
  sort: z.enum(applicantOrders).default('score'),
  minScore: count(0, 100).default(0),
  page: count(1, mostApplicants).default(1),
  perPage: count(1, 100).default(25),
});
export type ApplicantsAsked = z.infer<typeof applicantsSchema>;

/** An application with the candidate's score for the job today; null once the candidate is not listed. */
export type Applicant = { application: Application; match: Match | null };

/**
 * One page. `total` counts the applications from the minimum score on, `all` those of the job. Without scores
 * (`scored` is false) the newest come first, and the minimum does not apply.
 */
export type Applicants = { applicants: Applicant[]; total: number; all: number; scored: boolean };

/** Applications awaiting an answer come first. Within each group, candidates without a score come last. */
export const rankApplicants = (
  applications: readonly Application[],
  matches: Readonly<Record<string, Match>> | null,
  { sort, minScore, page, perPage }: Omit<ApplicantsAsked, 'id'>,
): Omit<Applicants, 'all'> => {
  const found = applications
    .map((application) => ({ application, match: matches?.[application.candidateId] ?? null }))
    .filter(({ match }) => matches === null || (match?.score ?? 0) >= minScore)
    .sort(
      (one, other) =>
        Number(isWaiting(other)) - Number(isWaiting(one)) ||
        (sort === 'score' ? exactOf(other) - exactOf(one) : 0) ||
        other.application.received.localeCompare(one.application.received) ||
        one.application.id.localeCompare(other.application.id),
    );
  const applicants = found.slice((page - 1) * perPage, page * perPage);
  return { applicants, total: found.length, scored: matches !== null };
};

const isWaiting = ({ application: { status } }: Applicant): boolean => status === 'Received';
const exactOf = ({ match }: Applicant): number => match?.exact ?? -1;
