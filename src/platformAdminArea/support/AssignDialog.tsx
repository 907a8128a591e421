import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useTranslate } from 'react-admin';
import { useReason } from '../../auth/useReason.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { AgentChoice } from './AgentChoice.tsx';
import type { OfTicket } from './ofTicket.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { useAgents } from './useAgents.ts';

/** Assigns a ticket to an agent; suggests the least busy one who covers its category. */
export const AssignDialog = ({ ticket, onClose }: OfTicket) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const { data: agents } = useAgents();
  const { save, saving, refusal, dialog } = useCarefulUpdate(({ id, assigneeId }) => {
    const agent = agents?.find((one) => one.id === assigneeId)?.fullName;
    notify('support.assign.done', { type: 'success', messageArgs: { id, agent } });
    onClose();
  });
  return (
    <SupportDialog title={translate('support.assign.title', { id: ticket.id })} onClose={onClose}>
      <DialogContent sx={{ pt: 0, pb: 0, flex: 'none' }}>
        <DialogContentText>{ticket.title}</DialogContentText>
      </DialogContent>
      <AgentChoice
        tickets={[ticket]}
        saving={saving}
        fault={refusal ? reasonOf(refusal) : undefined}
        onCancel={onClose}
        onChoose={(agent) => save(ticket, { assigneeId: agent.id })}
      />
      {dialog}
    </SupportDialog>
  );
};
