import { useCreate, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';

type NewSwitch = Pick<Preference, 'kind' | 'key' | 'label'> & { userId?: null };
type Chosen = { enabled: boolean; value?: string | null };
type Turn = (row: Preference | undefined, chosen: Chosen, otherwise: NewSwitch) => Promise<void>;

/** Sets a preference, creating its row if there is none. Throws if the server refuses. */
export const useSwitch = (): { turn: Turn; turning: boolean } => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [create, { isPending: creating }] = useCreate();
  const [update, { isPending: updating }] = useUpdate();
  const turn: Turn = async (row, chosen, otherwise) => {
    const settled = { returnPromise: true } as const;
    if (row)
      await update(
        'preferences',
        { id: row.id, data: chosen, previousData: row },
        { ...settled, mutationMode: 'pessimistic' },
      );
    else await create('preferences', { data: { ...otherwise, ...chosen } }, settled);
    notify('settings.switched', { type: 'success', autoHideDuration: 2000 });
    refresh();
  };
  return { turn, turning: creating || updating };
};
