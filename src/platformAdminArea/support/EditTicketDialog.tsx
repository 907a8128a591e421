import { useTranslate } from 'ra-core';
import { EditDialog } from '../../components/screens/EditDialog.tsx';
import type { OfTicket } from './ofTicket.ts';

const fields = ['title', 'category', 'priority', 'status', 'assigneeId', 'description'];

/** Edits a ticket's text and its assignment. */
export const EditTicketDialog = ({ ticket: { id }, onClose }: OfTicket) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="tickets"
      id={id}
      title={translate('support.edit.title', { id })}
      saved="support.edit.saved"
      fields={fields}
      onClose={onClose}
    />
  );
};
