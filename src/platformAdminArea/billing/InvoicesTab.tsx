import { InvoiceList } from '../../resources/invoices/InvoiceList.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { MonthlyRun } from './MonthlyRun.tsx';

/** The invoices of all companies. */
export const InvoicesTab = () => (
  <BillingFrame>
    <MonthlyRun />
    <InvoiceList title="billing.title" />
  </BillingFrame>
);
