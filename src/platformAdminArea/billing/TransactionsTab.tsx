import { TransactionList } from '../../resources/transactions/TransactionList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** What was paid, and what was tried. */
export const TransactionsTab = () => (
  <BillingFrame>
    <TransactionList title="billing.title" />
  </BillingFrame>
);
