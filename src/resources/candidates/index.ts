import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

export const candidates = {
  name: 'candidates',
  options: { undoable: true },
  list: lazyScreen(() => import('./CandidateList.tsx'), 'CandidateList'),
  show: lazyScreen(() => import('./CandidateShow.tsx'), 'CandidateShow'),
  edit: lazyScreen(() => import('./CandidateEdit.tsx'), 'CandidateEdit'),
  create: lazyScreen(() => import('./CandidateCreate.tsx'), 'CandidateCreate'),
} satisfies ResourceProps;
