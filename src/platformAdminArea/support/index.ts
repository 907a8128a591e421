import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Support Tickets as one page whose dialogs have addresses below the list's and open over it. */
export const supportDesk = {
  name: 'tickets',
  list: lazyScreen(() => import('./SupportPage.tsx'), 'SupportPage'),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
} satisfies ResourceProps;
