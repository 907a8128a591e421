import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { barHeight } from '../../components/barHeight.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { useArea } from '../AreaContext.ts';
import { FailurePage } from '../pages/FailurePage.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { ConsoleSidebar } from './ConsoleSidebar.tsx';
import { LimitedService } from './LimitedService.tsx';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { entryAt } from './menuMatch.ts';
import { PageHeading } from './PageHeading.tsx';
import { ViewBanner } from './ViewBanner.tsx';

const DemoBanner =
  import.meta.env.MODE === 'demo' ? lazyScreen(() => import('./DemoBanner.tsx'), 'DemoBanner') : null;

/** The first Tab stop: skips bar and menu. */
const SkipLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: -60,
      left: 16,
      zIndex: 'tooltip',
      px: 2,
      py: 1.5,
      borderRadius: '8px',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      '&:focus': { top: 10 },
    }}
  >
    {label}
  </Link>
);

/** The browser tab's title: page, console, product. */
const ConsoleTitle = () => {
  const translate = useTranslate();
  const area = useArea();
  const entry = entryAt(area, useLocation().pathname);
  const parts = [
    entry && entry.path !== '/' ? translate(entry.labelKey) : '',
    translate(area.titleKey),
    translate('shell.brand'),
  ];
  return <title>{parts.filter(Boolean).join(' · ')}</title>;
};

/** The page with its own error boundary, and its title where no bar shows it. */
const Page = ({ children, heading }: { children: ReactNode; heading?: ReactNode }) => (
  <Box
    component="main"
    id="main-content"
    tabIndex={-1}
    sx={{
      flex: 1,
      minWidth: 0,
      pt: `${barHeight + 12}px`,
      px: { xs: 2, md: 3 },
      pb: 4,
      outline: 0,
      // On phones the buttons of a form are fixed at the foot of the window.
      '&:has(.RaToolbar-mobileToolbar)': { pb: 12 },
    }}
  >
    <ConsoleTitle />
    {heading}
    <ErrorBoundary FallbackComponent={FailurePage} resetKeys={[useLocation().pathname]}>
      <Suspense fallback={<LoadingPage />}>{children}</Suspense>
    </ErrorBoundary>
  </Box>
);

/** The page with its title, without bar, menu and banners. */
export const PageLayout = ({ children }: { children: ReactNode }) => (
  <Page heading={<PageHeading />}>{children}</Page>
);

/** A console's layout: bar, menu, and the page. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink to="main-content" label={translate('shell.skip')} />
      <ConsoleBar onOpenMenu={openMenu} />
      <ConsoleSidebar open={menuOpen} onClose={closeMenu} />
      <Page heading={<LimitedService />}>{children}</Page>
      <MaintenanceBanner />
      {DemoBanner && (
        <Suspense fallback={null}>
          <DemoBanner />
        </Suspense>
      )}
      <ViewBanner />
    </Box>
  );
};
