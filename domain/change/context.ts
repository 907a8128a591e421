import type { Party } from '../access/can.ts';
import type { NounName } from '../contract/index.ts';
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
  find(noun: NounName, id: string): Promise<Row | null>;
  /** The row whose field, one of its noun's unique ones, has this value. */
  findBy(noun: NounName, field: string, value: string): Promise<Row | null>;
  /** The rows whose every field equals its value, oldest first: for questions with few answers. */
  findAll(noun: NounName, where: Values): Promise<Row[]>;
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
