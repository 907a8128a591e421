import { useBasename } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { billingPaths } from './billingPaths.ts';

/** Invoices used to be at /billing; redirects their old addresses. */
export const InvoicesMoved = () => {
  const { pathname, search, state } = useLocation();
  const basename = useBasename();
  const rest = pathname.slice(`${basename}${billingPaths.overview}`.length);
  return (
    <Navigate replace to={{ pathname: basename + billingPaths.invoices + rest, search }} state={state} />
  );
};
