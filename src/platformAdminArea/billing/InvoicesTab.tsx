import { InvoiceList } from '../../resources/invoices/InvoiceList.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { MonthlyRun } from './MonthlyRun.tsx';

/** What companies owe the platform. */
export const InvoicesTab = () => (
  <BillingFrame>
    <MonthlyRun />
    <InvoiceList title="billing.title" />
  </BillingFrame>
);
