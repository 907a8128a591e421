import type { Party } from '../access/can.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';

/** Who changes something, by what name, when, and from which address where there is one. */
export type Context = { actor: Party; name: string; now: Date; ip?: string };

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
  /** Until this change is stored nobody else gets past the same words, or only others who share them. */
  hold(words: string, how: 'alone' | 'shared'): Promise<void>;
};

/** Some fields of a row. */
export type Values = Record<string, unknown>;
