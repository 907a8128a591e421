import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const contracts = {
  name: 'contracts',
  list: lazyScreen(() => import('./ContractList.tsx'), 'ContractList'),
  show: lazyScreen(() => import('./ContractShow.tsx'), 'ContractShow'),
  edit: lazyScreen(() => import('./ContractEdit.tsx'), 'ContractEdit'),
  create: lazyScreen(() => import('./ContractCreate.tsx'), 'ContractCreate'),
} satisfies ResourceProps;
