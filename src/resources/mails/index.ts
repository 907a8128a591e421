import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Mails are written by what causes them; here they are looked at, and sent once more. */
export const mails = {
  name: 'mails',
  list: lazyScreen(() => import('./MailList.tsx'), 'MailList'),
  show: lazyScreen(() => import('./MailShow.tsx'), 'MailShow'),
} satisfies ResourceProps;
