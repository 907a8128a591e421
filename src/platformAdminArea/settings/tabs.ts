import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const GeneralTab = lazyScreen(() => import('./GeneralTab.tsx'), 'GeneralTab');
const FeaturesTab = lazyScreen(() => import('./FeaturesTab.tsx'), 'FeaturesTab');
const IntegrationsTab = lazyScreen(() => import('./IntegrationsTab.tsx'), 'IntegrationsTab');
const MaintenanceTab = lazyScreen(() => import('./MaintenanceTab.tsx'), 'MaintenanceTab');

/** The four tabs of Platform Settings, in display order; the first is at the page's own address. */
export const tabs = [
  { path: '/settings', labelKey: 'platformSettings.tabs.general', Page: GeneralTab },
  { path: '/settings/features', labelKey: 'platformSettings.tabs.features', Page: FeaturesTab },
  { path: '/settings/integrations', labelKey: 'platformSettings.tabs.integrations', Page: IntegrationsTab },
  { path: '/settings/upkeep', labelKey: 'platformSettings.tabs.maintenance', Page: MaintenanceTab },
] as const;
