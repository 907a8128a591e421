import type { Criteria } from '../criteria.ts';
import type { Match } from '../score.ts';

/** An open request or job that a candidate could move on to. */
export type Opening = {
  noun: 'requests' | 'jobs';
  id: string;
  title: string;
  startDate: string | null;
  /** The only candidate that the request is about. */
  candidateId: string | null;
};

/** An opening with the candidate's score and the required skills that the candidate has and lacks. */
export type FittingOpening = Omit<Opening, 'candidateId'> & {
  score: number;
  has: string[];
  lacks: string[];
};

/** A candidate who returns to the bench, and the openings that fit best, best first. */
type RollingOff = {
  candidateId: string;
  contractId: string;
  name: string;
  client: string;
  on: string;
  openings: FittingOpening[];
};
export type RollOffFit = { rollOffs: RollingOff[] };

/** How far ahead the radar looks, in days. */
export const radarDays = 90;
/** The newest requests and jobs that are looked at, of each. */
export const mostOpenings = 100;
const mostShown = 3;
/** The score from which on an opening fits. */
const fits = 50;

/** What is asked of matching: how well each of these rows meets each of the criteria. */
export type Asked = { criteria: Criteria; opening: Opening; taken: ReadonlySet<string> };

/** The best openings for a candidate, by its match for each. */
export const bestOpenings = (
  candidateId: string,
  asked: readonly Asked[],
  matches: readonly (Match | undefined)[],
): FittingOpening[] =>
  asked
    .flatMap(({ opening, taken }, at) => {
      const match = matches[at];
      const { candidateId: only, ...shown } = opening;
      if (!match || match.score < fits || taken.has(candidateId)) return [];
      if (only !== null && only !== candidateId) return [];
      return [{ ...shown, score: match.score, ...skillsOf(match), exact: match.exact }];
    })
    .sort((a, b) => b.exact - a.exact || (a.id < b.id ? -1 : 1))
    .slice(0, mostShown)
    .map(({ exact: _, ...one }) => one);

const skillsOf = ({ reasons }: Match) => {
  const named = (...kinds: string[]) =>
    reasons.filter(({ kind }) => kinds.includes(kind)).map(({ params }) => String(params.skill));
  return { has: named('skill', 'skillImplied', 'skillRelated'), lacks: named('skillMissing') };
};
