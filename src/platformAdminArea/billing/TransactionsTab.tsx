import { TransactionList } from '../../resources/transactions/TransactionList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** All payments, including failed ones. */
export const TransactionsTab = () => (
  <BillingFrame>
    <TransactionList title="billing.title" />
  </BillingFrame>
);
