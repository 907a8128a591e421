import { Suspense } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';

const GeneralTab = lazyScreen(() => import('./GeneralTab.tsx'), 'GeneralTab');
const FeaturesTab = lazyScreen(() => import('./FeaturesTab.tsx'), 'FeaturesTab');
const IntegrationsTab = lazyScreen(() => import('./IntegrationsTab.tsx'), 'IntegrationsTab');
const MaintenanceTab = lazyScreen(() => import('./MaintenanceTab.tsx'), 'MaintenanceTab');

/** The four tabs of Platform Settings, in display order; the first is at the page's own address. */
const tabs = [
  { path: '/settings', labelKey: 'platformSettings.tabs.general', Page: GeneralTab },
  { path: '/settings/features', labelKey: 'platformSettings.tabs.features', Page: FeaturesTab },
  { path: '/settings/integrations', labelKey: 'platformSettings.tabs.integrations', Page: IntegrationsTab },
  { path: '/settings/maintenance', labelKey: 'platformSettings.tabs.maintenance', Page: MaintenanceTab },
] as const;

/** Platform Settings: four tabs, each with its own address. */
export const PlatformSettings = () => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <>
      <PageTitle>{translate('admin.menu.settings')}</PageTitle>
      <PageTabs tabs={tabs} labelKey="platformSettings.tabs.label" />
      <Suspense fallback={<TabSkeleton />}>
        <Routes>
          {tabs.map(({ path, Page }) => (
            <Route key={path} path={path.slice('/settings/'.length)} element={<Page />} />
          ))}
          <Route path="*" element={<Navigate replace to={`${basename}/settings`} />} />
        </Routes>
      </Suspense>
    </>
  );
};
