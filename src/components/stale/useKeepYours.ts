import { useNotify, useRedirect, useUpdate } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';
import { useListPath } from '../screens/useListPath.ts';
import type { useStale } from './useStale.ts';

type Stale = NonNullable<ReturnType<typeof useStale>['stale']>;

/** Saves again, based on the latest version of the row. */
export const useKeepYours = (onError: ReturnType<typeof useStale>['onError'], onDone: () => void) => {
  const { name } = useNoun();
  const listPath = useListPath();
  const notify = useNotify();
  const redirect = useRedirect();
  const [update, { isPending }] = useUpdate();
  const keep = ({ current, mine }: Stale) =>
    update(
      name,
      { id: current.id, data: mine, previousData: current },
      {
        mutationMode: 'pessimistic',
        onError: (error, variables) => {
          onDone();
          onError(error, variables ?? {});
        },
        onSuccess: () => {
          onDone();
          notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } });
          redirect(() => listPath);
        },
      },
    );
  return { keep, saving: isPending };
};
