import { type ReactNode, Suspense } from 'react';
import { useQuiet } from './useQuiet.ts';

type Props = { fallback?: ReactNode; children: ReactNode };

/** Its children, with their code and data, once the page's own first requests are complete. */
export const Later = ({ fallback = null, children }: Props): ReactNode =>
  useQuiet() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
