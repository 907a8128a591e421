import { useBasename, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageTabs } from '../../components/screens/PageTabs.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { tabs } from './tabs.ts';

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
