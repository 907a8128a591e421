import type { ReactNode } from 'react';
import { Suspense } from 'react';

/** A dialog whose code is fetched when it is first opened: until then there is nothing to see. */
export const LaterDialog = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
