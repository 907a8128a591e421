import { useGetList } from 'ra-core';
import { useQuiet } from '../../components/later/useQuiet.ts';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';

/** How often the inbox is looked into while somebody is there, in milliseconds. */
const often = 30_000;

/** How many messages have not been read; asked once the page itself has what it needs, and unknown until then. */
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
