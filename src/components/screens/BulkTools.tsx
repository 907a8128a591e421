import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../contract/useMay.ts';
import { useNoun } from '../contract/useNoun.ts';
import { BulkRemoveButton } from './BulkRemoveButton.tsx';
import { BulkStateButton } from './BulkStateButton.tsx';
import { ExportChosenButton } from './ExportChosenButton.tsx';

/** What one can do with the rows chosen in a list; what only this list offers comes first. */
export const BulkTools = ({ children }: { children?: ReactNode }) => {
  const noun = useNoun();
  const { selectedIds } = useListContext();
  const mayEdit = useMay('edit', noun.name);
  const mayDelete = useMay('delete', noun.name);
  // React-admin folds the empty toolbar away but leaves its buttons to the keyboard.
  if (!selectedIds?.length) return null;
  return (
    <>
      {children}
      {mayEdit && noun.lifecycles.map(({ field }) => <BulkStateButton key={field} field={field} />)}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
    </>
  );
};
