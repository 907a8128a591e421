import { useTranslate } from 'ra-core';
import { EditDialog } from '../../components/screens/EditDialog.tsx';
import type { OfTicket } from './ofTicket.ts';

const fields = ['title', 'category', 'priority', 'status', 'assigneeId', 'description'];

/** Changes what a ticket says and who deals with it. */
export const EditTicketDialog = ({ ticket: { id }, onClose }: OfTicket) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="tickets"
      id={id}
      title={translate('desk.edit.title', { id })}
      saved="desk.edit.saved"
      fields={fields}
      onClose={onClose}
    />
  );
};
