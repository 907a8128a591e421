import { useState } from 'react';
import { type RaRecord, useRefresh, useResourceContext, useUpdate } from 'react-admin';
import { StaleDialog } from './StaleDialog.tsx';
import { useStale } from './useStale.ts';

/** The server's errors, as one text and by field. */
export interface Refusal {
  message: string;
  errors: Record<string, string>;
}

type Changes = Record<string, unknown>;

/**
 * Updates a row with a button: from the version seen here, waiting for the server, asking what to keep after
 * a conflict. Render `dialog` in the page.
 */
export const useCarefulUpdate = (onDone: (after: RaRecord) => void) => {
  const resource = useResourceContext();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const { stale, onError, takeTheirs, dismiss } = useStale();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const save = (row: RaRecord, changes: Changes) => {
    setRefusal(null);
    update(
      resource,
      { id: row.id, data: changes, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: (after) => {
          dismiss();
          onDone(after);
          refresh();
        },
        onError: (error, variables) => {
          dismiss();
          const errors = errorsOf(error);
          if (errors) setRefusal({ message: Object.values(errors).join(' '), errors });
          onError(error, variables ?? {});
        },
      },
    );
  };

  const dialog = stale && (
    <StaleDialog
      stale={stale}
      saving={isPending}
      onTakeTheirs={() => {
        takeTheirs();
        refresh();
      }}
      onKeepYours={() => save(stale.current, stale.mine)}
      onLater={dismiss}
    />
  );
  return { save, saving: isPending, refusal, dialog };
};

const errorsOf = (error: unknown): Record<string, string> | undefined => {
  const { errors } = (error as { body?: { errors?: Record<string, string> } })?.body ?? {};
  return errors && Object.keys(errors).length > 0 ? errors : undefined;
};
