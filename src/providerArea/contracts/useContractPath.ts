import { useBasename } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the dialogs of this page stand: below the list, whose filters stay in the address. */
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
    /** What of the page is open: '' for the list alone, 'create', 'CT-001', 'CT-001/show'. */
    open: pathname.slice(list.length + 1).replace(/\/$/, ''),
    asked,
    pathTo: addressOf,
    close: () => navigate(addressOf('')),
    go: (path: string, more?: Record<string, string>) => navigate(addressOf(path, more)),
  };
};
