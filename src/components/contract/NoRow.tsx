import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';

/**
 * Hides the page's record from its children. React-admin checks access with the record in context, and would
 * judge the creation of a new row by an unrelated one.
 */
export const NoRow = ({ children }: { children: ReactNode }) => (
  <RecordContextProvider value={undefined}>{children}</RecordContextProvider>
);
