import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type Account,
  accounts,
  type JournalEntry,
  type JournalLine,
} from '../../../../domain/billing/books/journal.ts';
import { toMajor } from '../../../../domain/money/minorUnits.ts';
import type { FileColumn } from '../../../components/insight/FigureTable.tsx';
import type { BookWords } from './useBookWords.ts';

type Sides = Pick<JournalLine, 'debit' | 'credit'>;
export type Line = Omit<JournalEntry, 'lines'> & JournalLine & { key: string; company: string };

/** The lines of a journal, each with its entry. */
export const linesOf = (
  entries: readonly JournalEntry[],
  companies: readonly { id: string; name: string }[],
): Line[] => {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return entries.flatMap(({ lines, ...entry }) =>
    lines.map((line) => ({
      ...entry,
      ...line,
      key: `${entry.rowId} ${entry.kind} ${line.account}`,
      company: names.get(entry.companyId) ?? entry.companyId,
    })),
  );
};

export type AccountSum = Sides & { account: Account; currency: string };

/** Debit and credit of each account, by currency. */
export const sumsOf = (lines: readonly Line[]): AccountSum[] => {
  const sums = new Map<string, AccountSum>();
  for (const { account, currency, debit, credit } of lines) {
    const key = `${currency} ${accounts.indexOf(account)}`;
    const sum = sums.get(key) ?? { account, currency, debit: 0, credit: 0 };
    sums.set(key, { ...sum, debit: sum.debit + debit, credit: sum.credit + credit });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
};

/** An amount of one side; nothing for 0, or null on a phone. */
const side = <R extends Sides & { currency: string }>(
  key: 'debit' | 'credit',
  { word, money }: BookWords,
): FileColumn<R> => ({
  key,
  label: word(`columns.${key}`),
  numeric: true,
  nowrap: true,
  show: (row) => (row[key] === 0 ? null : money(row[key], row.currency)),
  write: (row) => (row[key] === 0 ? null : toMajor(row[key], row.currency)),
  unit: 'money',
});

export const accountColumns = (words: BookWords): FileColumn<AccountSum>[] => {
  const { word, money } = words;
  return [
    { key: 'account', label: word('columns.account'), show: ({ account }) => words.account(account) },
    { key: 'currency', label: word('currency'), show: ({ currency }) => currency },
    side('debit', words),
    side('credit', words),
    {
      key: 'balance',
      label: word('columns.balance'),
      numeric: true,
      nowrap: true,
      show: ({ debit, credit, currency }) => money(debit - credit, currency),
      write: ({ debit, credit, currency }) => toMajor(debit - credit, currency),
      unit: 'money',
    },
  ];
};

export const lineColumns = (words: BookWords): FileColumn<Line>[] => {
  const { word } = words;
  return [
    {
      key: 'date',
      label: word('columns.date'),
      nowrap: true,
      show: ({ date }) => words.day(date),
      write: ({ date }) => date,
      unit: 'day',
    },
    { key: 'kind', label: word('columns.kind'), show: ({ kind }) => words.kind(kind) },
    {
      key: 'row',
      label: word('columns.row'),
      nowrap: true,
      show: (line) => <RowLink line={line} />,
      write: ({ rowId }) => rowId,
    },
    { key: 'company', label: word('columns.company'), show: ({ company }) => company },
    { key: 'account', label: word('columns.account'), show: ({ account }) => words.account(account) },
    side('debit', words),
    side('credit', words),
  ];
};

const RowLink = ({ line: { noun, rowId } }: { line: Line }) => {
  const createPath = useCreatePath();
  return (
    <Link component={RouterLink} to={createPath({ resource: noun, id: rowId, type: 'show' })}>
      {rowId}
    </Link>
  );
};

/** The same for files, with the currency. */
export const fileColumns = (words: BookWords): FileColumn<Line>[] => [
  ...lineColumns(words),
  { key: 'currency', label: words.word('currency'), show: ({ currency }) => currency },
];
