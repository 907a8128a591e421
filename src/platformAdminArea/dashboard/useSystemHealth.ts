import { useNotify } from 'ra-core';
import { useHealth, useWanting } from './useHealth.ts';

/** Runs the platform's checks again and reports the result. */
export const useSystemHealth = () => {
  const notify = useNotify();
  const wanting = useWanting();
  const { refetch, isFetching } = useHealth();
  const act = async () => {
    const { data, error } = await refetch();
    if (error || !data) return notify('platformDashboard.health.unknown', { type: 'error' });
    const isFine = data.state === 'ok';
    notify(`platformDashboard.health.${isFine ? 'completed' : 'completedWith'}`, {
      type: isFine ? 'success' : data.state === 'down' ? 'error' : 'warning',
      messageArgs: { checks: wanting(data) },
    });
  };
  return { act: () => void act(), busy: isFetching };
};
