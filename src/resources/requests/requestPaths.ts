import { useBasename } from 'react-admin';

/** The address of the dialog to respond to a request. */
export const useRequestPaths = (id: unknown) => {
  const show = `${useBasename()}/requests/${encodeURIComponent(String(id))}/show`;
  return { show, respond: `${show}/respond` };
};
