import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { TransactionList } from '../../resources/transactions/TransactionList.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { transactionTabs } from './billingTabs.ts';

/** All payments, including failed ones. */
export const TransactionsTab = () => (
  <BillingFrame>
    <PageTabs tabs={transactionTabs} labelKey="billing.tabs.transactionParts" isInner />
    <TransactionList title="billing.title" />
  </BillingFrame>
);
