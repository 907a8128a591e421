import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { Button } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { AccountingButton } from './accounting/AccountingButton.tsx';
import { ClientInvoiceDownload } from './ClientInvoiceDownload.tsx';
import { ClientInvoiceTotals } from './ClientInvoiceTotals.tsx';
import { IssueDialog } from './IssueDialog.tsx';

/** Invoices between providers and clients, newest first, with their totals in each currency. */
export const ClientInvoiceList = () => {
  const { userType } = useActor();
  const other = { provider: ['client'], recruiter: ['provider'], admin: ['provider', 'client'] }[userType];
  return (
    <>
      <ClientInvoiceTotals />
      <NounList
        columns={['number', ...other, 'employee', 'total', 'status', 'issuedDate', 'dueDate', 'commission']}
        filters={['status', 'kind', 'disputed', 'issuedDate', 'contractId', 'taxCategory']}
        {...(userType === 'recruiter' && { title: 'clientInvoices.received' })}
        actions={
          <ListTools create={userType === 'provider' ? <IssueButton /> : null}>
            {userType === 'provider' && <AccountingButton />}
          </ListTools>
        }
        bulk={<BulkTools withoutMoves />}
        cardButtons={<ClientInvoiceDownload />}
      />
    </>
  );
};

const IssueButton = () => {
  const may = useMay('create', 'providerInvoices');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button variant="contained" label="clientInvoices.issue" onClick={() => setOpen(true)}>
        <AddIcon />
      </Button>
      {isOpen && <IssueDialog onClose={() => setOpen(false)} />}
    </>
  );
};
