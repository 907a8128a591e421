import { creditable } from '../../../domain/contract/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { platformDay } from '../../platform/platformDay.ts';
import { MoneyBackDialog } from './MoneyBackDialog.tsx';

/** Credits an invoice in full or in part, with a reason that is stored. */
export const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => (
  <MoneyBackDialog
    invoice={invoice}
    act="credit"
    resource="invoices"
    most={creditable(invoice)}
    tooMuch="Enter at most the remaining amount of this invoice"
    reason="creditReason"
    missing="Enter a reason for the credit"
    along={{ kind: 'Credit Note', creditOf: invoice.id, dueDate: platformDay() }}
    onClose={onClose}
  />
);
