import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const tickets = {
  name: 'tickets',
  list: lazyScreen(() => import('./TicketList.tsx'), 'TicketList'),
  show: lazyScreen(() => import('./TicketShow.tsx'), 'TicketShow'),
  edit: lazyScreen(() => import('./TicketEdit.tsx'), 'TicketEdit'),
  create: lazyScreen(() => import('./TicketCreate.tsx'), 'TicketCreate'),
} satisfies ResourceProps;
