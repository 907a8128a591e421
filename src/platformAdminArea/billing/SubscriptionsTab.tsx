import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { SubscriptionList } from '../../resources/subscriptions/SubscriptionList.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { planTabs } from './billingTabs.ts';

/** The subscriptions of all companies. */
export const SubscriptionsTab = () => (
  <BillingFrame>
    <PageTabs tabs={planTabs} labelKey="billing.tabs.planParts" isInner />
    <SubscriptionList title="billing.title" />
  </BillingFrame>
);
