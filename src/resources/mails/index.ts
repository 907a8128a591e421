import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Mails are created by other actions; here they can only be read and sent again. */
export const mails = {
  name: 'mails',
  list: lazyScreen(() => import('./MailList.tsx'), 'MailList'),
  show: lazyScreen(() => import('./MailShow.tsx'), 'MailShow'),
} satisfies ResourceProps;
