import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const every = 30_000;

/** Reads lists and figures anew now and then while the page is looked at, so that new tickets show by themselves. */
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

/** Not single rows: a form may stand open over one. */
const followed = [
  ['tickets', 'getList'],
  ['ticketResponses', 'getManyReference'],
  ['ticketEvents', 'getManyReference'],
  ['insights', 'supportDesk'],
];
