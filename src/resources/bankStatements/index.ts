import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const bankStatements = {
  name: 'bankStatements',
  list: lazyScreen(() => import('./StatementList.tsx'), 'StatementList'),
  show: lazyScreen(() => import('./StatementShow.tsx'), 'StatementShow'),
} satisfies ResourceProps;
