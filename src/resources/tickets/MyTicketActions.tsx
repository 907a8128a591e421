import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Ticket } from '../../../domain/contract/tickets.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ConfirmDialog } from '../../components/screens/ConfirmDialog.tsx';
import { useMoveTicket } from './useMoveTicket.ts';

/** Opens a resolved ticket again, or closes it for good. */
export const MyTicketActions = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { move, moving } = useMoveTicket(ticket);
  const may = useMay('edit', 'tickets', ticket);
  if (!may || ticket.status === 'Closed') return null;
  const reopened = ticket.assigneeId === null ? 'Open' : 'In Progress';
  const close = () => {
    setAsking(false);
    move({ status: 'Closed' }, 'help.close.done');
  };
  return (
    <div>
      {ticket.status === 'Resolved' && (
        <Button loading={moving} onClick={() => move({ status: reopened }, 'help.reopened')}>
          {translate('help.reopen')}
        </Button>
      )}
      <Button color="inherit" loading={moving} onClick={() => setAsking(true)}>
        {translate('help.close.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('help.close.title')}
          text={translate('help.close.text')}
          confirm={translate('help.close.button')}
          cancel={translate('ra.action.cancel')}
          onConfirm={close}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};
