import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** The tickets of one's own company, at `/help` of its console. */
export const myTickets = {
  name: 'tickets',
  list: lazyScreen(() => import('./MyTickets.tsx'), 'MyTickets'),
  show: lazyScreen(() => import('./MyTicket.tsx'), 'MyTicket'),
  hasCreate: true,
} satisfies ResourceProps;
