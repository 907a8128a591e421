import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showLive } from '../../components/live/isLive.ts';
import type { FollowChanges } from '../../dataProvider/live.ts';
import { refetchChanged } from './refetchChanged.ts';

/** Shows changes by others on all open pages. */
export const LiveUpdates = ({ follow }: { follow: FollowChanges }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { take, takeAll, close } = refetchChanged(queryClient);
    const leave = follow({ onChanges: take, onReload: takeAll, onOpen: showLive });
    return () => {
      leave();
      close();
      showLive(false);
    };
  }, [follow, queryClient]);
  return null;
};
