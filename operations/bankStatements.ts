import { z } from 'zod';
import { entryMatches, type StatementProposals } from '../domain/billing/statements/matches.ts';
import { currencies } from '../domain/contract/billing/currencies.ts';
import { id, text, words } from './inputs.ts';
import { described, operation } from './operation.ts';

/** Payments are recorded by operators who hold `billing.write`. */
const recording = { noun: 'transactions', verb: 'create', userType: 'admin' } as const;
const ofStatements = { access: recording, repeatable: true, method: 'POST' } as const;
/** Base64 of the largest file, with its name. */
const bodyLimit = 7_000_000;

/** Reading bank statements, and recording what their entries are. */
export const bankStatementOperations = {
  importBankStatement: operation({
    ...ofStatements,
    path: '/bankStatements/import',
    large: true,
    bodyLimit,
    input: z.strictObject({
      name: text(200),
      content: text(bodyLimit).meta({ contentEncoding: 'base64' }),
      currency: z.enum(currencies).optional().describe('Of a CSV file that does not say it'),
      dayIs: z
        .enum(['first', 'second'])
        .optional()
        .describe('Which number of a date such as 05/12/2026 is the day'),
    }),
    answer: z.object({
      statements: z.array(
        z.object({
          id: words,
          entries: z.int(),
          added: z.int(),
          known: z.int(),
          gap: z.int().describe('What opening balance and entries miss of the closing balance'),
          currency: words,
        }),
      ),
    }),
    tag: 'bankStatements',
    summary: 'Read a bank statement: CAMT.053, MT940, CSV, or a ZIP archive of these',
    description:
      'Adds each entry once, even if it is in several files: `added` are new, `known` were there before. Nothing is stored if the file is refused.',
  }),
  bankProposals: operation({
    method: 'GET',
    path: '/bankStatements/{id}/proposals',
    access: { noun: 'bankStatements', verb: 'show' },
    onlyReads: true,
    large: true,
    input: z.strictObject({ id }),
    answer: described<StatementProposals>({ type: 'object' }),
    tag: 'bankStatements',
    summary: 'What the open entries of a statement are likely to be, best first',
    description:
      '`entries` lists `{ entryId, proposals }`. A proposal has a `score` up to 100, `isCertain`, which at most one proposal of an entry has, the `parts` to send to `POST /bankEntries/match`, and `reasons`, each with `code`, `ids` and `amount`. `invoices` and `transactions` are those that the proposals name.',
  }),
  matchBankEntries: operation({
    ...ofStatements,
    path: '/bankEntries/match',
    large: true,
    input: entryMatches,
    answer: z.object({ matched: z.int() }),
    tag: 'bankEntries',
    summary: 'Record payments, returns and refunds from entries of bank statements, all or nothing',
    description:
      'The amounts of the parts add up to the entry. What is paid beyond the amount due of an invoice becomes credit balance.',
    statuses: { 200: 'Recorded', 409: 'An entry is matched already, or a payment cannot be recorded' },
  }),
  ignoreBankEntries: operation({
    ...ofStatements,
    path: '/bankEntries/ignore',
    input: z.strictObject({ ids: z.array(z.string().min(1).max(40)).min(1).max(1000), reason: text(200) }),
    answer: z.object({ ignored: z.int() }),
    tag: 'bankEntries',
    summary: 'Ignore entries of bank statements, with a reason',
  }),
  reopenBankEntry: operation({
    ...ofStatements,
    path: '/bankEntries/{id}/reopen',
    input: z.strictObject({ id, reason: text(200).nullable().default(null) }),
    answer: z.object({ returned: z.int() }),
    tag: 'bankEntries',
    summary: 'Open an ignored or matched entry again',
    description:
      'Payments that its match has recorded are taken back as returns, for which the reason is required. Transactions that were recorded by hand stay.',
  }),
};
