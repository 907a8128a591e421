import { type RaRecord, useNotify, useUnselectAll, useUpdateMany } from 'ra-core';
import { useNoun } from '../contract/useNoun.ts';

/** What is said of a change: a key of the catalogue and what goes into it. */
type Said = { key: string; args: Record<string, unknown> };

/**
 * Changes rows on the screen at once. What is sent waits until nobody has wanted it undone, and then goes out from the
 * versions seen here: who was faster in the meantime is not overwritten.
 */
export const useChangeAtOnce = () => {
  const { name } = useNoun();
  const notify = useNotify();
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
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  };
};

/** By id, for a data provider that is to change rows as they were seen. */
export const versionsOf = (rows: readonly RaRecord[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ id, version }) => [String(id), version as number]));
