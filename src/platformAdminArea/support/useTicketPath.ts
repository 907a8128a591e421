import { useBasename } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the dialogs of the support desk stand: below its list, whose filters and page stay in the address. */
export const useTicketPath = () => {
  const list = `${useBasename()}/support`;
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const kept = new URLSearchParams(search);
  const template = kept.get('template');
  kept.delete('template');
  /** What is open: '' for the list alone, 'create', 'TKT-001/show', 'TKT-001/show/respond'. */
  const open = pathname.slice(list.length + 1).replace(/\/$/, '');
  const pathTo = (path: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString();
    return `${list}${path && `/${path}`}${query && `?${query}`}`;
  };
  const below = open.split('/').slice(0, -1).join('/');
  return {
    list,
    open,
    /** The response template that is to be used. */
    template,
    pathTo,
    /** What is done from a ticket's details leads back to them, all else to the list. */
    close: () => navigate(pathTo(below.endsWith('/show') ? below : '')),
    go: (path: string, more?: Record<string, string>) => navigate(pathTo(path, more)),
  };
};
