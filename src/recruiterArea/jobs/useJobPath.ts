import { useBasename } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the dialogs of the job postings stand: below the list, whose filters and page stay in the address. */
export const useJobPath = () => {
  const list = `${useBasename()}/jobs`;
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  return {
    /** What is open over the list: '' for nothing, 'create', 'JOB-001'. */
    open: pathname.slice(list.length + 1).replace(/\/$/, ''),
    pathTo: (path: string) => `${list}/${path}${search}`,
    close: () => navigate(list + search),
    toJob: (id: string) => navigate(`${list}/${id}/show`),
  };
};
