import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { FigureTable } from '../../components/insight/FigureTable.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';

type Entry = { id: string; date: string; kind: string; state: string; amount: number; note: string | null };

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } } as const;

/** The payments, refunds and credit notes of an invoice, oldest first. */
export const InvoiceLedger = ({ invoice }: { invoice: Invoice }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const moved = useGetList<Transaction>('transactions', { filter: { invoiceId: invoice.id }, ...all });
  const notes = useGetList<Invoice>('invoices', { filter: { creditOf: invoice.id }, ...all });
  const word = (noun: 'invoices' | 'transactions', field: string, value: string) =>
    translate(valueKey(noun, field, value), { _: value });
  const field = (name: string) => translate(`resources.transactions.fields.${name}`);
  const title = translate('invoicing.ledger.title');
  const error = moved.error ?? notes.error;
  const entries: Entry[] = [
    ...(moved.data ?? []).map((row) => ({
      id: row.id,
      date: row.date,
      kind: word('transactions', 'kind', row.kind),
      state: word('transactions', 'status', row.status),
      amount: row.amount,
      note: row.reason ?? row.reference,
    })),
    ...(notes.data ?? []).map((row) => ({
      id: row.id,
      date: row.issuedDate,
      kind: word('invoices', 'kind', row.kind),
      state: word('invoices', 'status', row.status),
      amount: row.amount,
      note: row.creditReason,
    })),
  ].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {error && (
        <CouldNotLoad
          title={translate('invoicing.ledger.failed')}
          error={error}
          onRetry={() => {
            moved.refetch();
            notes.refetch();
          }}
        />
      )}
      {moved.data && notes.data && entries.length === 0 && (
        <Typography color="textSecondary">{translate('invoicing.ledger.none')}</Typography>
      )}
      {entries.length > 0 && (
        <FigureTable
          label={title}
          columns={[
            {
              key: 'date',
              label: field('date'),
              show: ({ date }: Entry) => writeDay(date, locale, 'medium'),
            },
            { key: 'kind', label: field('kind'), show: ({ kind }: Entry) => kind },
            {
              key: 'amount',
              label: field('amount'),
              numeric: true,
              show: ({ amount }: Entry) => formatMoney(amount, invoice.currency, locale),
            },
            { key: 'status', label: field('status'), show: ({ state }: Entry) => state },
            { key: 'reason', label: field('reason'), show: ({ note }: Entry) => note ?? '–' },
            { key: 'id', label: translate('invoicing.payment.id'), show: ({ id }: Entry) => id },
          ]}
          rows={entries}
          idOf={({ id }) => id}
        />
      )}
    </Box>
  );
};
