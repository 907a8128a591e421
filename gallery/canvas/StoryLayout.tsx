import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LoadingPage } from '../../src/app/pages/LoadingPage.tsx';

/** The layout for a component, with only padding around it. */
export const ComponentLayout = ({ children }: { children: ReactNode }) => (
  <Box component="main" id="story" sx={{ p: { xs: 2, md: 3 } }}>
    <Caught>{children}</Caught>
  </Box>
);

/** The layout for a page of a console, with its heading. */
export const ScreenLayout = ({ children }: { children: ReactNode }) => (
  <Box component="main" id="story" sx={{ px: { xs: 2, md: 3 }, pb: 4 }}>
    <Typography id="react-admin-title" variant="h5" component="h1" sx={{ pt: 3, pb: 2 }} />
    <Caught>{children}</Caught>
  </Box>
);

const Caught = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Broken}>
    <Suspense fallback={<LoadingPage />}>{children}</Suspense>
  </ErrorBoundary>
);

/** Tests read this attribute. */
const Broken = ({ error }: FallbackProps) => (
  <Typography color="error" data-broken={String(error)}>
    {String(error)}
  </Typography>
);
