import type { PartyType } from '../access/rules.ts';
import type { Row } from '../contract/noun.ts';
import type { Faults } from '../messages/message.ts';
import type { AuditEntry } from './audit.ts';
import type { Context, Prefetched, Reader, Values } from './context.ts';
import type { Effect } from './effect.ts';
import type { ActivityOf } from './notifications/activities.ts';

/**
 * What happens when a row of a noun is created, edited, deleted or shown, beyond what its declaration says.
 * Every part is optional. Parts that refuse a change throw a Refusal.
 */
export type Behavior<R extends Row = Row> = {
  /** Fills in fields of a new row's form that follow from rows which its author may not read in full. */
  completeForm?(form: Values, context: Context, reader: Reader): Promise<Values>;
  /** Completes a new row, once the rows that it refers to are known to exist. */
  completeNew?(row: Values, context: Context, reader: Reader): Promise<Values>;
  /** The values that follow from the fields that an edit changes. */
  completeEdit?(before: R, changes: Values, context: Context, reader: Reader): Promise<Values> | Values;
  /** The values that a new or edited row copies from the rows it refers to. */
  link?(row: Values, reader: Reader, context: Context): Promise<Values>;
  /** Errors by field, where they need more than the noun's declaration. */
  faults?(row: Values): Faults;
  /** The values that the server sets once all others are known. */
  stamp?(before: R | null, after: Values, context: Context): Values;
  /** Refuses a new or edited row. */
  check?(before: R | null, after: Values, context: Context, reader: Reader): Promise<void> | void;
  /** Refuses what the plan of the row's company has no room for; a batch checks this for all rows together. */
  checkLimit?(before: R | null, after: Values, reader: Reader): Promise<void>;
  /** Refuses to delete a row. */
  checkDelete?(before: R, context: Context, reader: Reader): Promise<void>;
  /** Reads what the effects of an edit need and cannot read later. */
  prefetch?(before: R, changes: Values, reader: Reader, context: Context): Promise<Prefetched>;
  /** Further writes of a change, in order. `before` is null for a new row, `after` for a deleted one. */
  effects?(before: R | null, after: R | null, context: Context): Effect[];
  /** The audit entry of a change that is one of another row, as its reader sees it. */
  auditedAs?(before: R | null, after: R | null): AuditEntry | null;
  /** Writes that follow when someone opens the row's page. */
  viewed?(row: R, context: Context): Effect[];
  /** The line that a change adds to the activities of the companies concerned. */
  activity?: ActivityOf;
  /** For these user types, a reference to a row that they cannot see is refused with “no longer available”. */
  listedFor?: readonly PartyType[];
  /** Amounts have the currency of another row, never the platform's. */
  copiesCurrency?: true;
};
