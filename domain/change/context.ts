import type { Party } from '../access/can.ts';
import type { NounName, RowIn } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Platform } from '../settings/platform.ts';

/** The author of a change, their name, the time, and the IP address if there is one. */
export type Context = {
  actor: Party;
  name: string;
  now: Date;
  ip?: string;
  /** The browser of the author, if there is one. */
  userAgent?: string;
  /** The signer whom a link has identified. */
  signerId?: string;
  /** The platform's settings; without them, the defaults apply. */
  platform?: Platform;
  /** The row is created or changed as part of another change, which brings its effects. */
  along?: boolean;
} & Prefetched;

/** Values read while planning a change, for use by its effects. */
export type Prefetched = {
  /** Match score of the candidate whom an application adds to the pipeline. */
  matchScore?: number | null;
  /** Number of the credit note of a client invoice that is voided. */
  creditNumber?: string;
  /** Invoice for the conversion fee of a contract, unless there is nothing to pay. */
  feeInvoice?: Values | null;
};

/** Lookups of other rows for planning a change. */
export type Reader = {
  /** Any row, whoever owns it. */
  find<N extends NounName>(noun: N, id: string): Promise<RowIn<N> | null>;
  /** The row whose field, one of its noun's unique ones, has this value. */
  findBy<N extends NounName>(noun: N, field: string, value: string): Promise<RowIn<N> | null>;
  /** The rows whose every field equals its value, oldest first: for questions with few answers. */
  findAll<N extends NounName>(noun: N, where: Values): Promise<RowIn<N>[]>;
  /** Number of rows; counting stops at `most`. */
  count(noun: NounName, where: Values, most: number): Promise<number>;
  /** How many people of a company are on its bench. */
  countBench(companyId: string): Promise<number>;
  /** Number of a company's users whose account is open or invited. */
  countUsers(companyId: string): Promise<number>;
  /** Locks these keys until the change is stored, exclusively or shared. */
  hold(words: string, how: 'alone' | 'shared'): Promise<void>;
  /** Match score of a candidate for a job; null if unavailable, which refuses nothing. */
  matchScore?(job: Row, candidateId: string): Promise<number | null>;
};

/** Some fields of a row. */
export type Values = Record<string, unknown>;
