import { z } from 'zod';
import type { NounName, Rows } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import type { Condition } from '../query/condition.ts';
import type { Group, Grouping } from '../query/groups.ts';

/** The rows a report is made from: their fields, and which of those its reader may list. */
export type Need = { noun: NounName; fields: readonly string[]; conditions: Condition[] };
export type Found = Partial<{ [N in NounName]: readonly Rows[N][] }>;

/** Rows that are counted and added up where they are. Left out where the reader may not list them. */
export type GroupingOf = Grouping & { noun: NounName };
export type Groups = Record<string, readonly Group[] | undefined>;

/** A report that is worked out from more rows than a page of a list holds, where the rows are. */
export type Insight<Asked extends object, Report> = {
  /** Who may ask, or null for everyone signed in; the rows are those this person may list. */
  userType: UserType | null;
  asked: z.ZodType<Asked>;
  needs(asked: Asked, now: Date): readonly Need[];
  /** Rows that only those already found can name. */
  more?(rows: Found, asked: Asked, now: Date): readonly Need[];
  /** For as many rows as there may be: what is only counted or added up need not be read. */
  groups?(asked: Asked, now: Date): Record<string, GroupingOf>;
  of(rows: Found, asked: Asked, now: Date, groups: Groups): Report;
};

/** At most so many rows of a noun go into a report, the newest. */
export const mostRows = 50_000;

export const askedNothing = z.strictObject({});

/** A report, and the nouns that have more rows than went into it. */
export type Reported<Report> = Report & { cut: NounName[] };
