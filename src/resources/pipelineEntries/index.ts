import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const pipelineEntries = {
  name: 'pipelineEntries',
  list: lazyScreen(() => import('./PipelineEntryList.tsx'), 'PipelineEntryList'),
  show: lazyScreen(() => import('./PipelineEntryShow.tsx'), 'PipelineEntryShow'),
  edit: lazyScreen(() => import('./PipelineEntryEdit.tsx'), 'PipelineEntryEdit'),
  create: lazyScreen(() => import('./PipelineEntryCreate.tsx'), 'PipelineEntryCreate'),
} satisfies ResourceProps;
