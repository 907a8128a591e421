import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Later } from '../components/later/Later.tsx';
import { useAhead } from '../components/later/useAhead.ts';
import { NeedsYouLater } from '../components/needsYou/NeedsYouLater.tsx';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { AddedTiles } from '../components/tiles/AddedTiles.tsx';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { CompanyList } from '../resources/companies/index.ts';
import { AddCompanyButtons } from './dashboard/AddCompanyButtons.tsx';
import { HealthBanner } from './dashboard/HealthBanner.tsx';
import { type DashboardDialog, PlatformDialogs } from './dashboard/PlatformDialogs.tsx';
import { TrendsToCome } from './dashboard/TrendSkeletons.tsx';
import { PlatformActivity } from './PlatformActivity.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';

/** Loaded after the tiles above them. */
const TrendCards = lazyScreen(() => import('./dashboard/TrendCards.tsx'), 'TrendCards');
const PlatformActions = lazyScreen(() => import('./dashboard/PlatformActions.tsx'), 'PlatformActions');
const SystemAlerts = lazyScreen(() => import('./dashboard/SystemAlerts.tsx'), 'SystemAlerts');
const TopCompanies = lazyScreen(() => import('./dashboard/TopCompanies.tsx'), 'TopCompanies');

/** The operator's dashboard: the market, the platform's health, and what needs attention. */
export const PlatformDashboard = () => {
  const translate = useTranslate();
  const [dialog, open] = useState<DashboardDialog | null>(null);
  useAhead(CompanyList);
  return (
    <>
      <PageTitle>{translate('admin.menu.dashboard')}</PageTitle>
      <AddCompanyButtons open={open} />
      <HealthBanner />
      <NeedsYouLater />
      <PlatformTiles />
      <AddedTiles />
      <Later fallback={<TrendsToCome />}>
        <TrendCards />
      </Later>
      <DashboardColumns>
        <Box sx={column}>
          <PlatformActivity />
          <Later fallback={<Skeleton variant="rounded" height={320} />}>
            <TopCompanies />
          </Later>
        </Box>
        <Box sx={column}>
          <Later fallback={<Skeleton variant="rounded" height={240} />}>
            <PlatformActions open={open} />
          </Later>
          <Later fallback={<Skeleton variant="rounded" height={200} />}>
            <SystemAlerts />
          </Later>
        </Box>
      </DashboardColumns>
      <PlatformDialogs dialog={dialog} open={open} />
    </>
  );
};

const column = { display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 };
