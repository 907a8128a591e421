import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';

export const contractTemplates = {
  ...plainResource('contractTemplates', {
    columns: ['name', 'type', 'companyId', 'usageCount', 'lastUpdated'],
  }),
  show: lazyScreen(() => import('./TemplateShow.tsx'), 'TemplateShow'),
  edit: lazyScreen(() => import('./TemplateEdit.tsx'), 'TemplateEdit'),
  create: lazyScreen(() => import('./TemplateCreate.tsx'), 'TemplateCreate'),
} satisfies ResourceProps;
