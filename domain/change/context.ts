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
};

/** Some fields of a row. */
export type Values = Record<string, unknown>;
