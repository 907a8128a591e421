import { z } from 'zod';
import type { NounName, Rows } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import type { Condition } from '../query/condition.ts';
import type { Group, Grouping } from '../query/groups.ts';

/** Rows that a report reads: their fields, and which of those its reader may list. */
export type Need = { noun: NounName; fields: readonly string[]; conditions: Condition[] };
export type Found = Partial<{ [N in NounName]: readonly Rows[N][] }>;

/** Rows that are counted and summed by the store. Left out if the reader may not list them. */
export type GroupingOf = Grouping & { noun: NounName };
export type Groups = Record<string, readonly Group[] | undefined>;

/** A report computed by the store from more rows than a page of a list holds. */
export type Insight<Asked extends object, Report> = {
  /** Who may request it, or null for everyone signed in; it includes only rows that this person may list. */
  userType: UserType | null;
  /** Reads about as many rows as a list does, so that it is not limited as a report is. */
  isSmall?: true;
  /** The report exists only if this noun does. */
  about?: NounName;
  asked: z.ZodObject & z.ZodType<Asked>;
  needs(asked: Asked, now: Date): readonly Need[];
  /** Rows that can only be read once others are known. */
  more?(rows: Found, asked: Asked, now: Date): readonly Need[];
  /** For any number of rows: counts and sums that do not need to be read row by row. */
  groups?(asked: Asked, now: Date): Record<string, GroupingOf>;
  of(rows: Found, asked: Asked, now: Date, groups: Groups): Report;
};

/** Maximum rows of a noun in a report; the newest are used. */
export const mostRows = 50_000;

export const askedNothing = z.strictObject({});

/** A report, and the nouns with more rows than it includes. */
export type Reported<Report> = Report & { cut: NounName[] };
