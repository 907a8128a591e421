import type { Scope } from '../domain/access/can.ts';
import type { Values } from '../domain/change/context.ts';
import type { Listable } from '../domain/change/effect.ts';
import type { NotificationContent } from '../domain/change/notifications/notificationRows.ts';
import type { ViewCounts } from '../domain/change/notifications/viewEffects.ts';
import type { Picture } from '../domain/contract/files/picture.ts';
import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import type { Days, SelectionGroup } from '../domain/insight/fairness/selections.ts';
import type { GroupReading, Reading } from '../domain/insight/insights.ts';
import type { FindRows } from '../domain/privacy/erasure.ts';
import type { PersonNoun } from '../domain/privacy/personNouns.ts';
import type { Due } from '../domain/query/due.ts';
import type { Group } from '../domain/query/groups.ts';
import type { ListQuery } from '../domain/query/query.ts';

/**
 * The rows of every noun within one transaction, in which all writes are stored or none. Implemented for
 * PostgreSQL and for memory in the browser. See docs/decisions/0086.
 */
export type Rows = {
  /** With the permissions of the author: rows that they may not read or write do not exist. */
  own: Verbs;
  /** With the permissions of the system: for rules that need other rows, and for effects. */
  system: Verbs;
  /** With the permissions that only the export and the erasure of personal data have. */
  personal: PersonalRows;
  /** Locks these keys until the transaction ends, exclusively or shared. */
  hold(words: string, how: 'alone' | 'shared'): Promise<void>;
};

/** Personal data in rows of every noun and beside them, for privacy requests. */
export type PersonalRows = {
  find: FindRows;
  /** The same, held until the work is stored. */
  findToChange: FindRows;
  /** Number of audit log entries that name this person as author or subject. */
  countEntries(noun: PersonNoun, id: string): Promise<number>;
  update(noun: NounName, before: Row, values: Values): Promise<Row>;
  remove(noun: NounName, ids: readonly string[]): Promise<void>;
  /** Removes the values of the audit log's entries about these rows. Their seals stay valid. */
  forgetWords(about: ReadonlyMap<NounName, readonly string[]>): Promise<void>;
  /** Deletes what is kept about a person beside the rows of nouns: credentials, sessions, picture, copies. */
  forgetBeside(noun: PersonNoun, person: Row): Promise<void>;
  /** Discards the answers of reports about these nouns, which are then generated again. */
  forgetAnswers(nouns: Iterable<NounName>): Promise<void>;
};

/** `key` are the fields of a unique index, `add` those that are counted, `set` those that take the latest value. */
export type Tally = { key: readonly string[]; add: readonly string[]; set?: readonly string[] };

/** Operations on rows with given permissions. `where` lists fields and the values they must equal. */
export type Verbs = {
  find<N extends NounName>(noun: N, id: string): Promise<RowIn<N> | null>;
  /** The row whose field, one of its noun's unique ones, has this value. */
  findBy<N extends NounName>(noun: N, field: string, value: string): Promise<RowIn<N> | null>;
  /** Oldest first: for questions with few answers. */
  findAll<N extends NounName>(noun: N, where: Values): Promise<RowIn<N>[]>;
  /** Some fields of the rows with these values. */
  findFields<N extends NounName, F extends keyof RowIn<N> & string>(
    noun: N,
    where: Values,
    fields: readonly F[],
  ): Promise<Pick<RowIn<N>, F>[]>;
  /** The same, held until the work is stored. */
  findAllToChange<N extends NounName>(noun: N, where: Values): Promise<RowIn<N>[]>;
  findMany<N extends NounName>(noun: N, ids: readonly string[]): Promise<RowIn<N>[]>;
  /**
   * Some of the rows that are due now, in their order, after this one. They are held until the work is
   * stored, and rows that others hold are left out, unless `unlocked`.
   */
  findDue<N extends NounName>(
    due: Due<N>,
    part: { after: RowIn<N> | null; most: number; unlocked?: boolean },
  ): Promise<RowIn<N>[]>;
  /** Counts and sums of the rows in these scopes. */
  group(reading: Pick<GroupReading, 'grouping' | 'scopes'>): Promise<Group[]>;
  /** Some fields of the rows in these scopes, without their number. */
  read(reading: Reading): Promise<Row[]>;
  /** One page of the rows in these scopes, and how many there are in all. */
  list(noun: NounName, scopes: readonly Scope[], query: ListQuery): Promise<{ rows: Row[]; total: number }>;
  /** Which of these rows are referenced by others, and so cannot be deleted. */
  referredTo(noun: NounName, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Number of rows; counting stops at `most`. */
  count(noun: NounName, where: Values, most: number): Promise<number>;
  /** Number of a company's candidates on its bench. */
  countBench(companyId: string): Promise<number>;
  /** Number of a company's users whose account is open or invited. */
  countUsers(companyId: string): Promise<number>;
  /** A company's profile views on this day, and since another. */
  countViews(companyId: string, day: string, since: string): Promise<ViewCounts>;
  /** Candidates on the market in a period and the steps that they reached, by group. */
  countSelections(period: Days): Promise<SelectionGroup[]>;

  insert(noun: NounName, row: Values): Promise<Row>;
  /** In the order given. */
  insertMany(noun: NounName, rows: readonly Values[]): Promise<Row[]>;
  /** Adds a row unless one with the same values in these fields exists; returns whether it did. */
  insertOnce(noun: NounName, row: Values, key: readonly string[]): Promise<boolean>;
  /** Adds a row for someone who may not read it; null if an equivalent one exists. */
  insertUnseen(noun: NounName, row: Values): Promise<Row | null>;
  /** Stores a new version of the row; null if its version has changed since. */
  update(noun: NounName, before: Row, changes: Values): Promise<Row | null>;
  /** The updated rows; null for those whose version has changed since. */
  updateMany(noun: NounName, changes: readonly { before: Row; changes: Values }[]): Promise<Row[]>;
  /** Sets values without a new version of the rows; returns the number of rows. */
  patch(noun: NounName, where: Values, values: Values): Promise<number>;
  /**
   * Adds the counts in these rows to the rows with the same key, and inserts those that are missing. Without
   * new versions; several at once add up. False without any rows.
   */
  tally(noun: NounName, rows: readonly Values[], how: Tally): Promise<boolean>;
  /** Adds to a counter without a new version of the row. */
  increment(noun: NounName, id: string, field: string, by: number): Promise<void>;
  /** False if the row's version has changed since. */
  remove(noun: NounName, before: Row): Promise<boolean>;
  /** Number of rows deleted; those whose version has changed since are not. */
  removeMany(noun: NounName, rows: readonly Row[]): Promise<number>;

  /** Lists or unlists a company's candidates or jobs by their rules. */
  relist(noun: 'candidates' | 'jobs', companyId: string, isListed: (row: Listable) => boolean): Promise<void>;
  /** Replaces or removes a candidate's picture. */
  keepPicture(candidateId: string, picture: Picture | null): Promise<void>;
  /** Keeps the record of a search beside its row, and reads it. */
  keepRecord(searchId: string, record: string): Promise<void>;
  readRecord(searchId: string): Promise<string | null>;
  /** Queues a notification for a company's connected services. */
  queueWebhooks(companyId: string, notification: NotificationContent): Promise<void>;
};
