import { useMay } from '../../components/contract/useMay.ts';
import { PageTabs } from '../../components/screens/PageTabs.tsx';

const tabs = [
  { path: '/analytics', labelKey: 'fairness.tabs.platform' },
  { path: '/analytics/fairness', labelKey: 'fairness.tabs.fairness' },
  { path: '/analytics/model-card', labelKey: 'fairness.tabs.modelCard' },
];

/** The parts of the operator's analytics. Without the plugin of recommendations there is only one. */
export const AnalyticsTabs = () =>
  useMay('list', 'searches') ? <PageTabs tabs={tabs} labelKey="fairness.tabs.label" /> : null;
