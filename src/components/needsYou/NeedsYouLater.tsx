import Box from '@mui/material/Box';
import { Later } from '../later/Later.tsx';
import { lazyScreen } from '../screens/lazyScreen.ts';

const NeedsYou = lazyScreen(() => import('./NeedsYou.tsx'), 'NeedsYou');

/** What waits for the user, loaded after the figures; its place is kept, so that nothing moves. */
export const NeedsYouLater = () => (
  <Box sx={{ minHeight: 44, mb: 2 }}>
    <Later>
      <NeedsYou />
    </Later>
  </Box>
);
