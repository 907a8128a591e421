import type { Scope } from '../domain/access/can.ts';
import type { Values } from '../domain/change/context.ts';
import type { Listable } from '../domain/change/effect.ts';
import type { NotificationContent } from '../domain/change/notificationRows.ts';
import type { ViewCounts } from '../domain/change/viewEffects.ts';
import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import type { Picture } from '../domain/contract/picture.ts';
import type { ListQuery } from '../domain/query/query.ts';

/**
 * The rows of every noun within one unit of work: all that is written through them is stored, or none of it.
 * PostgreSQL and a browser's memory each implement them.
 */
export type Rows = {
  /** With the rights of the person at work: a row that they may not read or write does not exist. */
  own: Verbs;
  /** With the rights of the system: what the rules must know, and what follows from a change. */
  system: Verbs;
  /** Until the work is stored nobody else gets past the same words, or only others who share them. */
  hold(words: string, how: 'alone' | 'shared'): Promise<void>;
};

/** What can be done with rows, by the rights it is done with. `where` names fields that equal their values. */
export type Verbs = {
  find<N extends NounName>(noun: N, id: string): Promise<RowIn<N> | null>;
  /** The row whose field, one of its noun's unique ones, has this value. */
  findBy<N extends NounName>(noun: N, field: string, value: string): Promise<RowIn<N> | null>;
  /** Oldest first: for questions with few answers. */
  findAll<N extends NounName>(noun: N, where: Values): Promise<RowIn<N>[]>;
  /** The same, held until the work is stored. */
  findAllToChange<N extends NounName>(noun: N, where: Values): Promise<RowIn<N>[]>;
  findMany<N extends NounName>(noun: N, ids: readonly string[]): Promise<RowIn<N>[]>;
  /** One page of the rows in these scopes, and how many there are in all. */
  list(noun: NounName, scopes: readonly Scope[], query: ListQuery): Promise<{ rows: Row[]; total: number }>;
  /** Which of these rows others refer to, so that they cannot be removed. */
  referredTo(noun: NounName, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many rows there are; counting ends at `most`. */
  count(noun: NounName, where: Values, most: number): Promise<number>;
  /** How many candidates of a company are on its bench. */
  countBench(companyId: string): Promise<number>;
  /** How many people of a company have an account that is open or about to be. */
  countUsers(companyId: string): Promise<number>;
  /** The profile views of a company on this day, and since another. */
  countViews(companyId: string, day: string, since: string): Promise<ViewCounts>;

  insert(noun: NounName, row: Values): Promise<Row>;
  /** In the order given. */
  insertMany(noun: NounName, rows: readonly Values[]): Promise<Row[]>;
  /** Adds a row unless one with the same values in these fields is there; says whether it did. */
  insertOnce(noun: NounName, row: Values, key: readonly string[]): Promise<boolean>;
  /** Adds a row for somebody who may not read it; null where one like it is there. */
  insertUnseen(noun: NounName, row: Values): Promise<Row | null>;
  /** A new version of the row; null where it is no longer the version that was read. */
  update(noun: NounName, before: Row, changes: Values): Promise<Row | null>;
  /** The rows that were still the version that was read, as they stand afterwards. */
  updateMany(noun: NounName, changes: readonly { before: Row; changes: Values }[]): Promise<Row[]>;
  /** Sets values that are no new version of the rows; says how many rows it found. */
  patch(noun: NounName, where: Values, values: Values): Promise<number>;
  /** Adds to a counter, which is no new version of the row. */
  increment(noun: NounName, id: string, field: string, by: number): Promise<void>;
  /** False where the row is no longer the version that was read. */
  remove(noun: NounName, before: Row): Promise<boolean>;
  /** How many were still the version that was read, and are removed. */
  removeMany(noun: NounName, rows: readonly Row[]): Promise<number>;

  /** Puts the candidates or jobs of a company on the market or takes them off, as the rule says of each. */
  relist(noun: 'candidates' | 'jobs', companyId: string, isListed: (row: Listable) => boolean): Promise<void>;
  /** Keeps a candidate's picture in place of the one before, or removes it. */
  keepPicture(candidateId: string, picture: Picture | null): Promise<void>;
  /** Queues a notification for the services that a company has connected. */
  queueWebhooks(companyId: string, notification: NotificationContent): Promise<void>;
};
