import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useQuiet } from '../later/useQuiet.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';

const NeedsYou = lazyScreen(() => import('./NeedsYou.tsx'), 'NeedsYou');

/** What waits for the user, loaded after the figures; its place is kept, so that nothing moves. */
export const NeedsYouLater = () => (
  <Box sx={{ minHeight: 44, mb: 2 }}>
    {useQuiet() && (
      <Suspense>
        <NeedsYou />
      </Suspense>
    )}
  </Box>
);
