import type { Party } from '../access/can.ts';
import type { NounName, RowIn } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Platform } from '../settings/platform.ts';

/** Who changes something, by what name, when, and from which address where there is one. */
export type Context = {
  actor: Party;
  name: string;
  now: Date;
  ip?: string;
  /** What the operator has set for the whole market; without it, what holds until anything is. */
  platform?: Platform;
  /** The row at hand is made or revised along with another, which brings what belongs to it. */
  along?: boolean;
} & Prefetched;

/** What was asked while a change was planned, for what follows from it. */
export type Prefetched = {
  /** The score of the person whom an application puts into the pipeline. */
  matchScore?: number | null;
};

/** What planning a change needs to know of other rows. */
export type Reader = {
  /** Any row, whoever owns it. */
  find<N extends NounName>(noun: N, id: string): Promise<RowIn<N> | null>;
  /** The row whose field, one of its noun's unique ones, has this value. */
  findBy<N extends NounName>(noun: N, field: string, value: string): Promise<RowIn<N> | null>;
  /** The rows whose every field equals its value, oldest first: for questions with few answers. */
  findAll<N extends NounName>(noun: N, where: Values): Promise<RowIn<N>[]>;
  /** How many people of a company are on its bench. */
  countBench(companyId: string): Promise<number>;
  /** How many people of a company have an account that is open or about to be. */
  countUsers(companyId: string): Promise<number>;
  /** Until this change is stored nobody else gets past the same words, or only others who share them. */
  hold(words: string, how: 'alone' | 'shared'): Promise<void>;
  /** The score of a person for a job; null where none is to be had, which is no reason to refuse anything. */
  matchScore?(job: Row, candidateId: string): Promise<number | null>;
};

/** Some fields of a row. */
export type Values = Record<string, unknown>;
