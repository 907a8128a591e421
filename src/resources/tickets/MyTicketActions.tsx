import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { useMoveTicket } from './useMoveTicket.ts';

/** Reopens a resolved ticket or closes it permanently. */
export const MyTicketActions = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { move, moving } = useMoveTicket(ticket);
  const may = useMay('edit', 'tickets', ticket);
  if (!may || ticket.status === 'Closed') return null;
  const reopened = ticket.assigneeId === null ? 'Open' : 'In Progress';
  const close = () => {
    setAsking(false);
    move({ status: 'Closed' }, 'companySupport.close.done');
  };
  return (
    <div>
      {ticket.status === 'Resolved' && (
        <Button loading={moving} onClick={() => move({ status: reopened }, 'companySupport.reopened')}>
          {translate('companySupport.reopen')}
        </Button>
      )}
      <Button color="inherit" loading={moving} onClick={() => setAsking(true)}>
        {translate('companySupport.close.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('companySupport.close.title')}
          text={translate('companySupport.close.text')}
          confirm={translate('companySupport.close.button')}
          cancel={translate('ra.action.cancel')}
          onConfirm={close}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};
