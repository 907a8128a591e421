import { NounList } from '../../components/screens/NounList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** How companies pay. */
export const PaymentMethodsTab = () => (
  <BillingFrame>
    <NounList title="billing.title" />
  </BillingFrame>
);
