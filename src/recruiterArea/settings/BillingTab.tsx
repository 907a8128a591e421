import Box from '@mui/material/Box';
import { BillingHistory } from '../../resources/invoices/BillingHistory.tsx';
import { CurrentPlan } from '../../resources/subscriptions/CurrentPlan.tsx';
import { BillingInformation } from './BillingInformation.tsx';

/** Billing & Plans: the subscription, the payment method and the invoices. */
export const BillingTab = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <CurrentPlan changeLabel="plans.changePlan" />
    <BillingInformation />
    <BillingHistory />
  </Box>
);
