import type { MatchingQuestion } from '../../domain/matching/market/questions.ts';
import type { Account } from '../database/connect.ts';

/** Start parameters of a thread: database account, role, folder for files, and current time. */
export type Beginning = {
  account: Account;
  replica?: Account | undefined;
  role: string;
  folder?: string | undefined;
  at: Date;
};

/** `refresh` only updates the index, so that the next search is faster. */
export type Question = MatchingQuestion | { kind: 'refresh' };

/** After `until`, in milliseconds since 1970, nobody waits for the response. */
export type Asked = { number: number; until: number; at: Date; question: Question };
export type ToThread = Asked | 'close';

export type FromThread =
  | { number: number; answer: unknown }
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
