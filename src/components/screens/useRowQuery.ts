import { useNotify, useRedirect, useResourceContext } from 'ra-core';

/** How a page reads its row: one that is not there leads back to the list; any other failure stays, to be tried again. */
export const useRowQuery = () => {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onError: (error: unknown) => {
      if ((error as { status?: number }).status !== 404) return;
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    },
  };
};
