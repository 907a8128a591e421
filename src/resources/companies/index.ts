import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const CompanyList = lazyScreen(() => import('./CompanyList.tsx'), 'CompanyList');
export const CompanyCreate = lazyScreen(() => import('./CompanyCreate.tsx'), 'CompanyCreate');
const CompanyShow = lazyScreen(() => import('./CompanyShow.tsx'), 'CompanyShow');
const CompanyEdit = lazyScreen(() => import('./CompanyEdit.tsx'), 'CompanyEdit');

export const companies = {
  name: 'companies',
  list: CompanyList,
  show: CompanyShow,
  edit: CompanyEdit,
  create: CompanyCreate,
} satisfies ResourceProps;
