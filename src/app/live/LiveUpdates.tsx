import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showStream } from '../../components/live/stream.ts';
import { showViewers } from '../../components/live/viewers.ts';
import type { FollowChanges } from '../../dataProvider/live.ts';
import { refetchChanged } from './refetchChanged.ts';

/** Shows changes by others on all open pages. */
export const LiveUpdates = ({ load }: { load: () => Promise<FollowChanges> }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { take, takeAll, close } = refetchChanged(queryClient);
    const listener = {
      onChanges: take,
      onReload: takeAll,
      onStream: showStream,
      onViewers: showViewers,
    };
    let isOver = false;
    let leave = () => {};
    load().then(
      (follow) => {
        if (!isOver) leave = follow(listener);
      },
      // Without the code, pages look for changes themselves.
      () => undefined,
    );
    return () => {
      isOver = true;
      leave();
      close();
      showStream(null);
    };
  }, [load, queryClient]);
  return null;
};
