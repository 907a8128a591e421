import { useRecordContext, useTranslate } from 'ra-core';
import { DeleteWithConfirmButton, DeleteWithUndoButton } from 'ra-ui-materialui';
import { useMay } from '../contract/useMay.ts';
import { useNoun } from '../contract/useNoun.ts';
import { useMutationMode } from '../undo/useMutationMode.ts';
import { useListPath } from './useListPath.ts';

/**
 * Deletes the current row: after confirmation, or at once if that can be undone. Hidden for users who may
 * not.
 */
export const RemoveButton = () => {
  const noun = useNoun();
  const row = useRecordContext();
  const translate = useTranslate();
  const listPath = useListPath();
  const mode = useMutationMode();
  const canAccess = useMay('delete', noun.name, row);
  if (!row || !canAccess || noun.frozen?.(row)) return null;
  if (mode === 'undoable') return <DeleteWithUndoButton redirect={() => listPath} />;
  const name = String(row[noun.title] ?? row.id);
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      redirect={() => listPath}
      confirmTitle={translate('screens.delete.title', { name })}
      confirmContent={translate('screens.delete.text')}
    />
  );
};
