import { NounList } from '../../components/screens/NounList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** What companies can subscribe to. */
export const PlansTab = () => (
  <BillingFrame>
    <NounList
      title="billing.title"
      columns={['name', 'price', 'billingCycle', 'users', 'features', 'status']}
    />
  </BillingFrame>
);
