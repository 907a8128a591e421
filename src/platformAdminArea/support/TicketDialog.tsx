import AssignIcon from '@mui/icons-material/AssignmentIndOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import AnswerIcon from '@mui/icons-material/ReplyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import { TicketConversation } from '../../resources/tickets/TicketConversation.tsx';
import type { OfTicket } from './ofTicket.ts';
import { SlaClocks } from './SlaClocks.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { TicketHistory } from './TicketHistory.tsx';
import { useTicketPath } from './useTicketPath.ts';

const facts = {
  fields: ['category', 'companyId', 'requesterId', 'assigneeId', 'createdAt', 'resolvedAt', 'satisfaction'],
};

/** All details of a ticket: the question, the SLA, the conversation and the history. */
export const TicketDialog = ({ ticket, onClose }: OfTicket) => (
  <SupportDialog title={`${ticket.id} · ${ticket.title}`} wide onClose={onClose}>
    <DialogContent sx={{ pt: 0 }}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Question ticket={ticket} />
          <TicketConversation />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <SlaClocks ticket={ticket} />
          <Box sx={inPairs}>
            <Facts group={facts} />
          </Box>
          <TicketHistory ticket={ticket} />
        </Box>
      </Box>
    </DialogContent>
    <Acts ticket={ticket} />
  </SupportDialog>
);

const Question = ({ ticket }: { ticket: Ticket }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <NounField source="status" />
      <NounField source="priority" />
    </Box>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {ticket.description}
    </Typography>
  </Box>
);

const Acts = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const { pathTo } = useTicketPath();
  const mayAnswer = useMay('create', 'ticketResponses');
  const mayEdit = useMay('edit', 'tickets', ticket);
  const to = (view: string) => ({ component: Link, to: pathTo(`${ticket.id}/show/${view}`) });
  if (!mayAnswer && !mayEdit) return null;
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {mayEdit && (
        <>
          <Button {...to('edit')} color="inherit" startIcon={<EditIcon />}>
            {translate('ra.action.edit')}
          </Button>
          <Button {...to('assign')} startIcon={<AssignIcon />}>
            {translate('support.acts.assign')}
          </Button>
        </>
      )}
      {mayAnswer && (
        <Button {...to('respond')} variant="contained" startIcon={<AnswerIcon />}>
          {translate('support.acts.answer')}
        </Button>
      )}
    </DialogActions>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
};
const inPairs = { '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 } };
