import { useBasename } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Builds the addresses of the job dialogs: below the list's path, with its filters and page kept. */
export const useJobPath = () => {
  const list = `${useBasename()}/jobs`;
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  return {
    /** The dialog open over the list: '' for none, 'create', or an id such as 'JOB-001'. */
    open: pathname.slice(list.length + 1).replace(/\/$/, ''),
    pathTo: (path: string) => `${list}/${path}${search}`,
    close: () => navigate(list + search),
    toJob: (id: string) => navigate(`${list}/${id}/show`),
  };
};
