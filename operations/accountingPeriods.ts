import { z } from 'zod';
import { text } from './inputs.ts';
import { operation } from './operation.ts';

/** Operators who hold `billing.write` close months and reopen them. */
const ofBooks = {
  access: { noun: 'transactions', verb: 'create', userType: 'admin' },
  repeatable: true,
  method: 'POST',
  tag: 'accountingPeriods',
} as const;
const month = z
  .string()
  .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'date.month')
  .describe('Such as 2026-03');

/** Closing months of the operator's books. */
export const accountingPeriodOperations = {
  closeMonth: operation({
    ...ofBooks,
    path: '/accountingPeriods/close',
    input: z.strictObject({ month }),
    answer: z.object({ closed: z.array(z.string()) }),
    summary: 'Close a month, after which nothing that changes its figures is written',
    description:
      'Months are closed in order, and once they are over. The first time, all months before it that have entries are closed with it; `closed` lists them.',
    statuses: { 200: 'Closed', 409: 'The month is not over, is closed already, or is not the next one' },
  }),
  reopenMonth: operation({
    ...ofBooks,
    path: '/accountingPeriods/reopen',
    input: z.strictObject({ month, reason: text(200) }),
    answer: z.object({ reopened: z.string() }),
    summary: 'Reopen the last closed month, with a reason',
    statuses: { 200: 'Reopened', 409: 'It is not the last closed month' },
  }),
};
