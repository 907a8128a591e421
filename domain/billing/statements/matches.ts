import { z } from 'zod';
import { largestAmount } from '../../money/minorUnits.ts';

const id = z.string().min(1).max(40);
const amount = z.int().min(1).max(largestAmount);
const ofTransaction = { transactionId: id, amount };

/**
 * What an entry is: a payment of an invoice, a payment that came back, or a transaction that was recorded by hand before the
 * statement was read. Amounts are positive.
 */
const matchPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment'), invoiceId: id, amount }),
  z.strictObject({ kind: z.literal('return'), ...ofTransaction }),
  z.strictObject({ kind: z.literal('recorded'), ...ofTransaction }),
]);
export type MatchPart = z.infer<typeof matchPart>;

/** Entries that are confirmed in one step, and what each pays. */
export const entryMatches = z.strictObject({
  matches: z
    .array(z.strictObject({ entryId: id, parts: z.array(matchPart).min(1).max(50) }))
    .min(1)
    .max(100),
});
export type EntryMatches = z.infer<typeof entryMatches>;

/** Why an entry may be what a proposal says; `ids` are the invoices or transactions that this is about. */
export type Reason = {
  code:
    | 'number'
    | 'endToEnd'
    | 'amount'
    | 'sum'
    | 'part'
    | 'over'
    | 'fee'
    | 'account'
    | 'name'
    | 'recorded'
    | 'returned'
    | 'otherPayer'
    | 'paidTwice';
  ids: string[];
  amount: number | null;
};

export type Proposal = { score: number; isCertain: boolean; parts: MatchPart[]; reasons: Reason[] };

type Named = { id: string; companyId: string; company: string };

/** What the open entries of a statement are likely to be, with the rows that this names. */
export type StatementProposals = {
  entries: { entryId: string; proposals: Proposal[] }[];
  invoices: (Named & { open: number; amount: number })[];
  transactions: (Named & { invoiceId: string | null })[];
};
