import type { ReactNode } from 'react';
import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { BillingBanner } from './BillingBanner.tsx';
import { billingTabs } from './billingTabs.ts';

/** The frame of all parts of Billing & Subscriptions: the overdue banner and the tabs. */
export const BillingFrame = ({ children }: { children: ReactNode }) => (
  <>
    <BillingBanner />
    <PageTabs tabs={billingTabs} labelKey="billing.tabs.label" />
    {children}
  </>
);
