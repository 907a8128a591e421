import { useBasename } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Builds the addresses of the page's dialogs: below the list's path, with its filters kept. */
export const useContractPath = () => {
  const list = `${useBasename()}/contracts`;
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const kept = new URLSearchParams(search);
  const asked = { template: kept.get('template'), renew: kept.get('renew') };
  kept.delete('template');
  kept.delete('renew');
  const addressOf = (path: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString();
    return `${list}${path && `/${path}`}${query && `?${query}`}`;
  };
  return {
    /** The open dialog: '' for none, 'create', 'CT-001', 'CT-001/show'. */
    open: pathname.slice(list.length + 1).replace(/\/$/, ''),
    asked,
    pathTo: addressOf,
    close: () => navigate(addressOf('')),
    go: (path: string, more?: Record<string, string>) => navigate(addressOf(path, more)),
  };
};
