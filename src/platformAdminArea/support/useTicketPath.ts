import { useBasename } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Builds the addresses of the page's dialogs: below the list's path, with its filters and page kept. */
export const useTicketPath = () => {
  const list = `${useBasename()}/support`;
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const kept = new URLSearchParams(search);
  const template = kept.get('template');
  kept.delete('template');
  /** The open dialog: '' for none, 'create', 'TKT-001/show', 'TKT-001/show/respond'. */
  const open = pathname.slice(list.length + 1).replace(/\/$/, '');
  const pathTo = (path: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString();
    return `${list}${path && `/${path}`}${query && `?${query}`}`;
  };
  const below = open.split('/').slice(0, -1).join('/');
  return {
    list,
    open,
    /** The response template to use. */
    template,
    pathTo,
    /** Actions started from a ticket's details return to them, all others to the list. */
    close: () => navigate(pathTo(below.endsWith('/show') ? below : '')),
    go: (path: string, more?: Record<string, string>) => navigate(pathTo(path, more)),
  };
};
