import { z } from 'zod';
import type { NounName, Rows } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import type { Condition } from '../query/condition.ts';
import type { Tally, TallyAsked } from './tally.ts';

/** The rows a report is made from: their fields, and which of those its reader may list. */
export type Need = {
  noun: NounName;
  fields: readonly string[];
  conditions: Condition[];
  /** In place of the rows, what they come to. */
  tally?: TallyAsked;
};
export type Found = Partial<{ [N in NounName]: readonly Rows[N][] }> & { tally?: readonly Tally[] };

/** A report that is worked out from more rows than a page of a list holds, where the rows are. */
export type Insight<Asked extends object, Report> = {
  /** Who may ask; the rows are those this person may list. */
  userType: UserType;
  asked: z.ZodType<Asked>;
  needs(asked: Asked, now: Date): readonly Need[];
  /** Rows that only those already found can name. */
  more?(rows: Found, asked: Asked, now: Date): readonly Need[];
  of(rows: Found, asked: Asked, now: Date): Report;
};

/** At most so many rows of a noun go into a report, the newest. */
export const mostRows = 50_000;

export const askedNothing = z.strictObject({});

/** A report, and the nouns that have more rows than went into it. */
export type Reported<Report> = Report & { cut: NounName[] };
