import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { StatementList } from '../../resources/bankStatements/StatementList.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { transactionTabs } from './billingTabs.ts';

/** The statements of the operator's bank accounts. */
export const BankStatementsTab = () => (
  <BillingFrame>
    <PageTabs tabs={transactionTabs} labelKey="billing.tabs.transactionParts" isInner />
    <StatementList title="billing.title" />
  </BillingFrame>
);
