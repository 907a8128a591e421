import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';

/**
 * Hides the row of the page from what is inside. React-admin asks the rules about the row in context, and would
 * judge the making of a new row by an unrelated one.
 */
export const NoRow = ({ children }: { children: ReactNode }) => (
  <RecordContextProvider value={undefined}>{children}</RecordContextProvider>
);
