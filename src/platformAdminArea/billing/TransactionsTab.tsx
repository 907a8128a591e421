import { NounList } from '../../components/screens/NounList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** What was paid, and what was tried. */
export const TransactionsTab = () => (
  <BillingFrame>
    <NounList
      title="billing.title"
      columns={['id', 'companyId', 'plan', 'amount', 'status', 'date', 'paymentMethod']}
    />
  </BillingFrame>
);
