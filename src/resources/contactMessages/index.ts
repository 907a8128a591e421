import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** What a visitor wrote is read and answered, never edited. */
export const contactMessages = {
  name: 'contactMessages',
  list: lazyScreen(() => import('./ContactMessageList.tsx'), 'ContactMessageList'),
  show: lazyScreen(() => import('./ContactMessageShow.tsx'), 'ContactMessageShow'),
} satisfies ResourceProps;
