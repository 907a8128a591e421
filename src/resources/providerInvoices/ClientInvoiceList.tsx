import AddIcon from '@mui/icons-material/Add';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { Button, useCreate, useGetList, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { ApiError } from '../../auth/ApiError.ts';
import { useReason } from '../../auth/useReason.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { ClientInvoicePdf } from './ClientInvoicePdf.tsx';
import { ClientInvoiceTotals } from './ClientInvoiceTotals.tsx';

/** Invoices between providers and clients, newest first, with their totals in each currency. */
export const ClientInvoiceList = () => {
  const { userType } = useActor();
  const other = { provider: ['client'], recruiter: ['provider'], admin: ['provider', 'client'] }[userType];
  return (
    <>
      <ClientInvoiceTotals />
      <NounList
        columns={['number', ...other, 'employee', 'amount', 'status', 'issuedDate', 'dueDate', 'commission']}
        filters={['status', 'kind', 'disputed', 'issuedDate', 'contractId']}
        {...(userType === 'recruiter' && { title: 'clientInvoices.received' })}
        actions={<ListTools create={userType === 'provider' ? <IssueButton /> : null} />}
        bulk={<BulkTools withoutMoves />}
        cardButtons={<ClientInvoicePdf />}
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

/** Issues an invoice for the approved timesheets of a deployment: of one month, or all that are open. */
const IssueDialog = ({ onClose }: { onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [contractId, setContractId] = useState('');
  const [month, setMonth] = useState('');
  const [fault, setFault] = useState<string>();
  const reasonOf = useReason();
  const [create, { isPending }] = useCreate();
  const { data = [] } = useGetList<Contract>('contracts', {
    filter: { type: [...deploymentTypes], status: ['Active', 'Expired'] },
    sort: { field: 'endDate', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const issue = (event: FormEvent) => {
    event.preventDefault();
    create(
      'providerInvoices',
      { data: { contractId, month: month ? `${month}-01` : null } },
      {
        onSuccess: ({ id }) => {
          notify('clientInvoices.issued', { type: 'success' });
          redirect('show', 'providerInvoices', id);
        },
        onError: (error) => {
          const errors = error instanceof ApiError ? Object.values(error.body.errors ?? {}) : [];
          setFault(errors[0] ?? reasonOf(error));
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('clientInvoices.issueTitle')}</DialogTitle>
      <form onSubmit={issue}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormFault fault={fault} />
          <TextField
            select
            required
            label={translate('timesheets.deployment')}
            value={contractId}
            onChange={({ target }) => setContractId(target.value)}
          >
            {data.map(({ id, employee, client }) => (
              <MenuItem key={id} value={id}>{`${employee}, ${client} (${id})`}</MenuItem>
            ))}
          </TextField>
          <TextField
            type="month"
            label={translate('clientInvoices.month')}
            helperText={translate('clientInvoices.monthHint')}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <FormButtons label={translate('clientInvoices.issueNow')} busy={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
