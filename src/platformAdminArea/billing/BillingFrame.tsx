import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { OverdueBanner } from '../../resources/invoices/OverdueBanner.tsx';
import { billingTabs } from './billingTabs.ts';

/** The overdue amounts, above all tabs of the page. */
const BillingBanner = () => (
  <Box sx={{ mb: 1 }}>
    <OverdueBanner />
  </Box>
);

/** The frame of all parts of Billing & Subscriptions: the overdue banner and the tabs. */
export const BillingFrame = ({ children }: { children: ReactNode }) => (
  <>
    <BillingBanner />
    <PageTabs tabs={billingTabs} labelKey="billing.tabs.label" />
    {children}
  </>
);
