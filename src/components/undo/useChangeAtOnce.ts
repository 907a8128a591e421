import { type RaRecord, useNotify, useUnselectAll, useUpdateMany } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useNoun } from '../contract/useNoun.ts';

/** Message of a change: a translation key and its values. */
type Said = { key: string; args: Record<string, unknown> };

/**
 * Changes rows on the screen at once. The requests wait until the undo period is over, and use the versions
 * seen here, so that newer changes are not overwritten.
 */
export const useChangeAtOnce = () => {
  const { name } = useNoun();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const unselectAll = useUnselectAll(name);
  const [updateMany] = useUpdateMany();
  return (rows: readonly RaRecord[], changes: Record<string, unknown>, { key, args }: Said) => {
    updateMany(
      name,
      { ids: rows.map(({ id }) => id), data: changes, meta: { versions: versionsOf(rows) } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          unselectAll();
          notify(key, { type: 'success', messageArgs: args, undoable: true });
        },
        onError: notifyFailure,
      },
    );
  };
};

/** Versions by id, for a data provider that should change rows as they were seen. */
export const versionsOf = (rows: readonly RaRecord[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ id, version }) => [String(id), version as number]));
