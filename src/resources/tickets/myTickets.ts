import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** The company's own tickets, at `/support` of its console. */
export const myTickets = {
  name: 'tickets',
  list: lazyScreen(() => import('./MyTickets.tsx'), 'MyTickets'),
  show: lazyScreen(() => import('./MyTicket.tsx'), 'MyTicket'),
  hasCreate: true,
} satisfies ResourceProps;
