import type { Match } from '../score.ts';

/** Requests that a provider received and answered, awards that it won, and people of it who were hired. */
export type ProviderRecord = {
  providerId: string;
  asked: number;
  answered: number;
  /** The median of the hours until the first answer; null without any. */
  hours: number | null;
  awards: number;
  hires: number;
};
/** What the quotes of a requisition are compared by: records of their providers, scores by candidate id. */
export type Comparison = { providers: ProviderRecord[]; scores: Record<string, Match> };
