import { useNotify, useRedirect, useResourceContext } from 'react-admin';

/** How a page loads its row: a missing one redirects to the list; other errors are shown with a retry. */
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
