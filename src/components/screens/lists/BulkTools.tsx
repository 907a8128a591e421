import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useMay } from '../../contract/useMay.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { BulkRemoveButton } from './BulkRemoveButton.tsx';
import { BulkStateButton } from './BulkStateButton.tsx';
import { ExportChosenButton } from './ExportChosenButton.tsx';

interface Props {
  /** For rows whose status changes one at a time. */
  withoutMoves?: boolean;
  children?: ReactNode;
}

/** Actions for the selected rows of a list; list-specific ones first. */
export const BulkTools = ({ withoutMoves, children }: Props) => {
  const noun = useNoun();
  const { selectedIds } = useListContext();
  const mayEdit = useMay('edit', noun.name);
  const mayDelete = useMay('delete', noun.name);
  // React-admin collapses the empty toolbar but leaves its buttons focusable.
  if (!selectedIds?.length) return null;
  return (
    <>
      {children}
      {mayEdit &&
        !withoutMoves &&
        noun.lifecycles.map(({ field }) => <BulkStateButton key={field} field={field} />)}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
    </>
  );
};
