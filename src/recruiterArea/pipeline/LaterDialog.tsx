import type { ReactNode } from 'react';
import { Suspense } from 'react';

/** A dialog whose code is loaded when it is first opened; renders nothing until then. */
export const LaterDialog = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
