import { useLocale, useRefresh, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { platformDay } from '../../platform/platformDay.ts';
import { AmountInput } from './AmountInput.tsx';
import { PaidBy } from './PaidBy.tsx';
import { useOwnMethod } from './useOwnMethod.ts';

interface Props {
  invoice: Invoice;
  /** Whether the payment was received already or is to be collected. */
  act: 'markPaid' | 'collect';
  onClose: () => void;
}

/** Records a received payment, in full or in part, or charges it through the gateway. */
export const PayInvoiceDialog = ({ invoice, act, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  const method = useOwnMethod(invoice.companyId);
  if (method === undefined) return null;
  const { id, companyId, plan, open, currency } = invoice;
  const hasCome = act === 'markPaid';
  const date = platformDay();
  const due = translate('invoicing.balance.open', { amount: formatMoney(open, currency, locale) });
  return (
    <CreateDialog
      resource="transactions"
      title={translate(`invoicing.${act}.title`, { id })}
      lead={translate(`invoicing.${act}.lead`)}
      submitLabel={translate(`invoicing.${act}.do`)}
      done={`invoicing.${act}.done`}
      fields={hasCome ? ['date', 'reference'] : []}
      first={{ paymentMethod: method ?? 'Bank Transfer', date, amount: open, currency }}
      along={{ invoiceId: id, companyId, plan, status: hasCome ? 'Completed' : 'Pending' }}
      onCreated={() => {
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <AmountInput helperText={due} {...(!hasCome && { most: open, tooMuch: 'payments.above-due' })} />
      <PaidBy />
    </CreateDialog>
  );
};
