import type { AreaPage } from '../area.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';

const AccountSecurity = lazyScreen(() => import('./AccountSecurity.tsx'), 'AccountSecurity');

/** The page about the own account, which every console has. */
export const accountPage: AreaPage = { path: '/account', element: <AccountSecurity /> };
