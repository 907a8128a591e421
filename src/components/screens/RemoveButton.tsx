import DeleteIcon from '@mui/icons-material/Delete';
import { useState } from 'react';
import { Button, DeleteWithUndoButton, useRecordContext, useRedirect } from 'react-admin';
import { useMay } from '../contract/useMay.ts';
import { useNameOfRow } from '../contract/useNameOfRow.ts';
import { useNoun } from '../contract/useNoun.ts';
import { useMutationMode } from '../undo/useMutationMode.ts';
import { RemoveRowDialog } from './dialogs/RemoveRowDialog.tsx';
import { useListPath } from './useListPath.ts';

/**
 * Deletes the current row: after confirmation, or at once if that can be undone. Hidden for users who may
 * not.
 */
export const RemoveButton = () => {
  const noun = useNoun();
  const row = useRecordContext();
  const nameOf = useNameOfRow();
  const redirect = useRedirect();
  const listPath = useListPath();
  const mode = useMutationMode();
  const canAccess = useMay('delete', noun.name, row);
  const [isAsked, setAsked] = useState(false);
  if (!row || !canAccess || noun.frozen?.(row)) return null;
  if (mode === 'undoable') return <DeleteWithUndoButton redirect={() => listPath} />;
  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={() => setAsked(true)}>
        <DeleteIcon />
      </Button>
      {isAsked && (
        <RemoveRowDialog
          resource={noun.name}
          row={{ ...row, id: String(row.id), name: nameOf(noun, row) }}
          texts="screens.delete"
          onRemoved={() => redirect(listPath)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
