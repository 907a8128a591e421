import { useBasename } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { GenerateInvoiceDialog } from '../../resources/invoices/GenerateInvoiceDialog.tsx';
import { billingPaths } from './billingPaths.ts';
import { InvoicesTab } from './InvoicesTab.tsx';

/** The dialog over the invoices, with its own address. */
export const GenerateInvoice = () => {
  const navigate = useNavigate();
  const list = `${useBasename()}${billingPaths.invoices}`;
  return (
    <>
      <InvoicesTab />
      <GenerateInvoiceDialog onClose={() => navigate(list)} />
    </>
  );
};
