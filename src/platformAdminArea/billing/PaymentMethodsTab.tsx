import { PaymentMethodList } from '../../resources/paymentMethods/PaymentMethodList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** How companies pay. */
export const PaymentMethodsTab = () => (
  <BillingFrame>
    <PaymentMethodList title="billing.title" />
  </BillingFrame>
);
