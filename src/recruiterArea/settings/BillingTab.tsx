import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { BillingHistory } from '../../resources/invoices/BillingHistory.tsx';
import { InvoicePdfButton } from '../../resources/invoices/InvoicePdfButton.tsx';
import { useNewestInvoices } from '../../resources/invoices/useNewestInvoices.ts';
import { PaymentLine } from '../../resources/paymentMethods/PaymentLine.tsx';
import { UpdatePaymentButton } from '../../resources/paymentMethods/UpdatePaymentButton.tsx';
import { usePayment } from '../../resources/paymentMethods/usePayment.ts';
import { CurrentPlan } from '../../resources/subscriptions/CurrentPlan.tsx';

/** The payment method, a way to change it, and the latest invoice. */
const BillingInformation = () => {
  const translate = useTranslate();
  const { payment, isKnown, error, refetch } = usePayment();
  const latest = useNewestInvoices().data?.[0];
  if (!isKnown) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <Panel title={translate('recruiterSettings.billingInformation')}>
      <PaymentLine payment={payment} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <UpdatePaymentButton current={payment} />
        {latest && <InvoicePdfButton invoice={latest} />}
      </Box>
    </Panel>
  );
};

/** Billing & Plans: the subscription, the payment method and the invoices. */
export const BillingTab = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <CurrentPlan changeLabel="plans.changePlan" />
    <BillingInformation />
    <BillingHistory />
  </Box>
);
