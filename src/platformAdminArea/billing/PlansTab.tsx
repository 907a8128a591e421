import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { PlanList } from '../../resources/plans/PlanList.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { planTabs } from './billingTabs.ts';

/** The plans. */
export const PlansTab = () => (
  <BillingFrame>
    <PageTabs tabs={planTabs} labelKey="billing.tabs.planParts" isInner />
    <PlanList title="billing.title" />
  </BillingFrame>
);
