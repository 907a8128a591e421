import { useLocale, useRefresh, useTranslate } from 'react-admin';
import { refundable } from '../../../domain/contract/invoiceStanding.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { CreateDialog } from '../../components/screens/CreateDialog.tsx';
import { AmountInput } from './AmountInput.tsx';
import { PaidBy } from './PaidBy.tsx';
import { platformDay } from './PayInvoiceDialog.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { useOwnMethod } from './useOwnMethod.ts';

/** Records money that goes back to a company, in full or in part, and why. */
export const RefundDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  const method = useOwnMethod(invoice.companyId);
  if (method === undefined) return null;
  const { id, companyId, plan, currency } = invoice;
  const most = refundable(invoice);
  return (
    <CreateDialog
      resource="transactions"
      title={translate('invoicing.refund.title', { id })}
      lead={translate('invoicing.refund.lead')}
      submitLabel={translate('invoicing.refund.do')}
      done="invoicing.refund.done"
      fields={['date']}
      first={{
        paymentMethod: method ?? 'Bank Transfer',
        date: platformDay(),
        amount: invoice.overpaid || most,
        currency,
        reason: '',
      }}
      along={({ amount }) => ({
        ...{ invoiceId: id, companyId, plan, kind: 'Refund', status: 'Completed' },
        amount: -Number(amount),
      })}
      onCreated={() => {
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <AmountInput
        most={most}
        tooMuch="More than can be refunded on this invoice"
        helperText={translate('invoicing.refund.most', { amount: formatMoney(most, currency, locale) })}
      />
      <PaidBy />
      <ReasonInput source="reason" missing="Say why it is refunded" />
    </CreateDialog>
  );
};
