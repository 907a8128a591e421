import { PaymentMethodList } from '../../resources/paymentMethods/PaymentMethodList.tsx';
import { BillingFrame } from './BillingFrame.tsx';

/** The payment methods of all companies. */
export const PaymentMethodsTab = () => (
  <BillingFrame>
    <PaymentMethodList title="billing.title" />
  </BillingFrame>
);
