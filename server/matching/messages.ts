import type { CrewFit, CrewPool } from '../../domain/matching/crew/crew.ts';
import type { Criteria } from '../../domain/matching/criteria.ts';
import type { KnownName } from '../../domain/matching/market/knownNames.ts';
import type { MarketRow } from '../../domain/matching/market/marketProfile.ts';
import type { Fitting, Found } from '../../domain/matching/market/matchmaker.ts';
import type { ExchangeRatesKnown, Recommend } from '../../domain/matching/market/recommend.ts';
import type { Match } from '../../domain/matching/score.ts';
import type { Account } from '../database/connect.ts';

/** Start parameters of a thread: database account, role, folder for files, and current time. */
export type Beginning = {
  account: Account;
  replica?: Account | undefined;
  role: string;
  folder?: string | undefined;
  at: Date;
};

export type Question =
  | { kind: 'recommend'; asked: Recommend & ExchangeRatesKnown; at: Date }
  | { kind: 'knownNames'; names: readonly string[]; at: Date }
  | { kind: 'scores'; criteria: Criteria; ids: readonly string[]; at: Date }
  | { kind: 'best'; criteria: Criteria; ids: readonly string[]; top: number; at: Date }
  | { kind: 'order'; criteria: Criteria; ids: readonly string[] | null; top: number; at: Date }
  | { kind: 'scoreRows'; all: readonly Criteria[]; rows: readonly MarketRow[]; at: Date }
  | { kind: 'fitting'; all: readonly Criteria[]; ids: readonly string[] | null; top: number; at: Date }
  /** Needs no index; here so that it does not keep requests waiting. */
  | { kind: 'crews'; pool: CrewPool; most: number; at: Date }
  /** Only updates the index, so that the next search is faster. */
  | { kind: 'refresh'; at: Date };
export type Answers = {
  recommend: Found;
  knownNames: KnownName[];
  scores: Record<string, Match>;
  best: Match[];
  order: string[];
  scoreRows: Record<string, Match[]>;
  fitting: Fitting[][];
  crews: CrewFit;
  refresh: null;
};

/** After `until`, in milliseconds since 1970, nobody waits for the response. */
export type Asked = { number: number; until: number; question: Question };
export type ToThread = Asked | 'close';

export type FromThread =
  | { number: number; answer: Answers[keyof Answers] }
  | { number: number; failed: Error }
  | { built: Built }
  /** The folder takes no file, so the words of texts are in memory. */
  | { unkept: Error };

/** An index was built: number of candidates, duration in milliseconds, and size in memory and on disk. */
export type Built = {
  candidates: number;
  ms: number;
  bytes: number;
  bytesOnDisk: number;
  today: string;
};
