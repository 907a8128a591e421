import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** The pipeline as a board instead of a table; an entry opens as a dialog, at `/pipeline/PE-001/show`. */
export const pipeline = {
  name: 'pipelineEntries',
  list: lazyScreen(() => import('./Pipeline.tsx'), 'Pipeline'),
} satisfies ResourceProps;
