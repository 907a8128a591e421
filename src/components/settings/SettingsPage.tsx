import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useExtensions } from '../extensions.ts';
import { PageTitle } from '../screens/PageTitle.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import type { SettingsTab } from './SettingsTab.ts';
import { TabSkeleton } from './TabSkeleton.tsx';

/** Company Settings: a menu on the left and the selected section, each with its own URL. */
export const SettingsPage = ({ tabs: own }: { tabs: readonly SettingsTab[] }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { settingsTabs } = useExtensions();
  const tabs = [...own, ...settingsTabs];
  return (
    <>
      <PageTitle>{translate('settings.title')}</PageTitle>
      <Box sx={columns}>
        <SettingsMenu tabs={tabs} />
        <Box sx={{ minWidth: 0 }}>
          <Suspense fallback={<TabSkeleton />}>
            <Routes>
              {tabs.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<Navigate replace to={`${basename}/settings/profile`} />} />
            </Routes>
          </Suspense>
        </Box>
      </Box>
    </>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '230px minmax(0, 1fr)' },
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  maxWidth: 1200,
};
