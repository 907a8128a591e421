import { BulkDeleteWithConfirmButton, BulkDeleteWithUndoButton, useListContext } from 'react-admin';
import { versionsOf } from '../../undo/useChangeAtOnce.ts';
import { useMutationMode } from '../../undo/useMutationMode.ts';

/** Deletes the selected rows: after confirmation, or at once if that can be undone. */
export const BulkRemoveButton = () => {
  const { data = [], selectedIds } = useListContext();
  if (useMutationMode() === 'pessimistic') return <BulkDeleteWithConfirmButton mutationMode="pessimistic" />;
  const versions = versionsOf(data.filter(({ id }) => selectedIds.includes(id)));
  return <BulkDeleteWithUndoButton mutationOptions={{ meta: { versions } }} />;
};
