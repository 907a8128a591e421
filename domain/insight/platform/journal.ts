import { z } from 'zod';
import { type JournalEntry, journalOf } from '../../billing/books/journal.ts';
import { monthAfter, utcDay } from '../../time/days.ts';
import type { Insight } from '../insight.ts';
import { concerned } from './accountingMonths.ts';

type Journal = { entries: JournalEntry[]; companies: { id: string; name: string }[] };

const monthIn = ({ month }: { month: string }) => {
  const first = `${month}-01`;
  return { first, next: monthAfter(first, 1) };
};

/** The journal of a month of the operator's books, which follows from invoices and transactions. */
export const journal: Insight<{ month: string }, Journal> = {
  userType: 'admin',
  about: 'accountingPeriods',
  asked: z.strictObject({
    month: z
      .string('date.month')
      .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'date.month')
      .meta({ examples: ['2026-03'] }),
  }),
  needs: (asked) => {
    const { first, next } = monthIn(asked);
    return [
      {
        noun: 'invoices',
        fields: [
          ...['id', 'kind', 'companyId', 'amount', 'currency'],
          ...['issuedDate', 'periodStart', 'periodEnd'],
        ],
        conditions: concerned(first, next),
      },
      {
        noun: 'transactions',
        fields: ['id', 'kind', 'companyId', 'invoiceId', 'amount', 'currency', 'status', 'date'],
        conditions: [
          { field: 'status', operator: 'eq', value: 'Completed' },
          { field: 'date', operator: 'gte', value: first },
          { field: 'date', operator: 'lt', value: next },
        ],
      },
    ];
  },
  more: ({ invoices = [], transactions = [] }) => [
    {
      noun: 'companies',
      fields: ['id', 'name'],
      conditions: [
        {
          field: 'id',
          operator: 'in',
          value: [...new Set([...invoices, ...transactions].map(({ companyId }) => companyId))],
        },
      ],
    },
  ],
  of: ({ invoices = [], transactions = [], companies = [] }, asked, now) => ({
    entries: journalOf({ invoices, transactions }, monthIn(asked).first, utcDay(now)),
    companies: companies.map(({ id, name }) => ({ id, name })),
  }),
};
