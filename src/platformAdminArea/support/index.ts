import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Support Tickets as one page: its dialogs have addresses below the list's own, which stays behind them. */
export const supportDesk = {
  name: 'tickets',
  list: lazyScreen(() => import('./SupportPage.tsx'), 'SupportPage'),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
} satisfies ResourceProps;
