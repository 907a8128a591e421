import { type PageTab, PageTabs } from '../../components/screens/PageTabs.tsx';

const tabs: readonly PageTab[] = [
  { path: '/analytics', labelKey: 'provider.menu.analytics' },
  { path: '/bench-forecast', labelKey: 'benchForecast.title' },
];

/** What was, and what is to be expected. */
export const AnalyticsTabs = () => <PageTabs tabs={tabs} labelKey="benchForecast.tabs" />;
