import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const every = 30_000;

/** Refetches lists and figures at intervals while the page is visible, so that new tickets appear. */
export const useNewTickets = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      for (const queryKey of followed) void queries.invalidateQueries({ queryKey });
    }, every);
    return () => clearInterval(timer);
  }, [queries]);
};

/** Leaves out single rows, because one may be open in a form. */
const followed = [
  ['tickets', 'getList'],
  ['ticketResponses', 'getManyReference'],
  ['ticketEvents', 'getManyReference'],
  ['insights', 'supportDesk'],
];
