import { InvoiceList } from '../../resources/invoices/InvoiceList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** What companies owe the platform. */
export const InvoicesTab = () => (
  <BillingFrame>
    <InvoiceList title="billing.title" />
  </BillingFrame>
);
