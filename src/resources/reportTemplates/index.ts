import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';

export const reportTemplates = {
  ...plainResource('reportTemplates', { columns: ['name', 'description', 'category', 'complexity'] }),
  show: lazyScreen(() => import('./TemplateShow.tsx'), 'TemplateShow'),
  edit: lazyScreen(() => import('./TemplateEdit.tsx'), 'TemplateEdit'),
  create: lazyScreen(() => import('./TemplateCreate.tsx'), 'TemplateCreate'),
};
