import { useBasename } from 'ra-core';

/** Where a request can be answered: a dialog over its page. */
export const useRequestPaths = (id: unknown) => {
  const show = `${useBasename()}/requests/${encodeURIComponent(String(id))}/show`;
  return { show, respond: `${show}/respond` };
};
