import { SelectInput, useGetList, useLocale, useTranslate } from 'react-admin';
import { refundable } from '../../../domain/contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { platformDay } from '../../platform/platformDay.ts';
import { MoneyBackDialog } from './MoneyBackDialog.tsx';

/** Records that a payment was returned, charged back or booked in error: its amount is due again. */
export const ReturnDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data: payments } = useGetList<Transaction>('transactions', {
    filter: { invoiceId: invoice.id, kind: 'Payment', status: 'Completed' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
  });
  if (!payments) return null;
  const [newest] = payments;
  const most = refundable(invoice);
  const choices = payments.map(({ id, date, amount, currency }) => ({
    id,
    name: translate('invoicing.return.option', {
      id,
      date: writeDay(date, locale, 'medium'),
      amount: formatMoney(amount, currency, locale),
    }),
  }));
  return (
    <MoneyBackDialog
      invoice={invoice}
      act="return"
      resource="transactions"
      most={most}
      tooMuch="payments.above-refundable"
      reason="reason"
      missing="payments.return-reason"
      fields={['date']}
      first={{
        returnOf: newest?.id ?? null,
        date: platformDay(),
        amount: Math.min(most, newest?.amount ?? most),
      }}
      along={{
        invoiceId: invoice.id,
        kind: 'Return',
        status: 'Completed',
        paymentMethod: newest?.paymentMethod ?? 'Bank Transfer',
      }}
      onClose={onClose}
    >
      <SelectInput
        source="returnOf"
        label="invoicing.return.payment"
        choices={choices}
        translateChoice={false}
        isRequired
        helperText={false}
      />
    </MoneyBackDialog>
  );
};
