import { useGetList } from 'ra-core';
import { useQuiet } from '../../components/later/useQuiet.ts';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';

/** Polling interval of the inbox, in milliseconds. */
const often = 30_000;

/** Number of unread notifications; requested after the page's own data, and undefined until then. */
export const useUnread = (): number | undefined => {
  const quiet = useQuiet();
  const { total } = useGetList(
    'notifications',
    {
      filter: { readAt: null },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: quiet, refetchInterval: useLookAgain(often), refetchOnWindowFocus: 'always' },
  );
  return total;
};
