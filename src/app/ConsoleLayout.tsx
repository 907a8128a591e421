import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ConsoleBar } from './ConsoleBar.tsx';
import { ConsoleSidebar } from './ConsoleSidebar.tsx';
import { ConsoleTitle } from './ConsoleTitle.tsx';
import { FailurePage } from './FailurePage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ViewBanner } from './ViewBanner.tsx';

/** A console's layout: bar, menu, and the page with its own error boundary. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink to="main-content" label={translate('shell.skip')} />
      <ConsoleTitle />
      <ConsoleBar onOpenMenu={openMenu} />
      <ConsoleSidebar open={menuOpen} onClose={closeMenu} />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, pt: 8, px: { xs: 2, md: 3 }, pb: 4, outline: 0 }}
      >
        <Typography id="react-admin-title" variant="h5" component="h1" sx={{ pt: 3, pb: 2 }} />
        <Page>{children}</Page>
      </Box>
      <MaintenanceBanner />
      <ViewBanner />
    </Box>
  );
};

const Page = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={FailurePage} resetKeys={[useLocation().pathname]}>
    <Suspense fallback={<LoadingPage />}>{children}</Suspense>
  </ErrorBoundary>
);
