import type { ReactNode } from 'react';
import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { BillingBanner } from './BillingBanner.tsx';
import { billingTabs } from './billingTabs.ts';

/** What every part of Billing & Subscriptions stands under: how things stand, and the way to the other parts. */
export const BillingFrame = ({ children }: { children: ReactNode }) => (
  <>
    <BillingBanner />
    <PageTabs tabs={billingTabs} labelKey="billing.tabs.label" />
    {children}
  </>
);
