import { refundable } from '../../../domain/contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { platformDay } from '../../platform/platformDay.ts';
import { MoneyBackDialog } from './MoneyBackDialog.tsx';
import { PaidBy } from './PaidBy.tsx';
import { useOwnMethod } from './useOwnMethod.ts';

/** Records a refund to a company, in full or in part, with the reason. */
export const RefundDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const method = useOwnMethod(invoice.companyId);
  if (method === undefined) return null;
  const { id, overpaid } = invoice;
  const most = refundable(invoice);
  return (
    <MoneyBackDialog
      invoice={invoice}
      act="refund"
      resource="transactions"
      most={most}
      tooMuch="payments.above-refundable"
      reason="reason"
      missing="payments.refund-reason"
      fields={['date']}
      first={{
        paymentMethod: method ?? 'Bank Transfer',
        date: platformDay(),
        amount: overpaid || most,
      }}
      along={{ invoiceId: id, kind: 'Refund', status: 'Completed' }}
      onClose={onClose}
    >
      <PaidBy />
    </MoneyBackDialog>
  );
};
