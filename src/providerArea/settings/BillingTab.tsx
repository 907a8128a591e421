import Box from '@mui/material/Box';
import { BillingHistory } from '../../resources/invoices/BillingHistory.tsx';
import { CurrentPlan } from '../../resources/subscriptions/CurrentPlan.tsx';

/** Billing & Plans: the subscription and the payments. */
export const BillingTab = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <CurrentPlan />
    <BillingHistory />
  </Box>
);
