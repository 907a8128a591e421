import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import {
  BooleanInput,
  RecordContextProvider,
  SelectInput,
  TextInput,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import { type Ticket, ticketStatuses, tickets } from '../../../domain/contract/support/tickets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { TicketConversation } from '../../resources/tickets/TicketConversation.tsx';
import { UseTemplate } from './UseTemplate.tsx';

interface Props {
  ticket: Ticket;
  onCancel: () => void;
}

/** The answer, who can see it, and the ticket's new status. */
export const AnswerForm = ({ ticket, onCancel }: Props) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const isClosed = ticket.status === 'Closed';
  return (
    <Form record={{}} defaultValues={{ body: null, internal: isClosed, status: ticket.status }}>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
        <KeepDraft />
        {isClosed && <Alert severity="info">{translate('support.answer.closed')}</Alert>}
        <Asked ticket={ticket} />
        <UseTemplate ticket={ticket} />
        <TextInput
          source="body"
          multiline
          minRows={6}
          isRequired
          helperText={false}
          validate={validateField('ticketResponses', 'body')}
        />
        <BooleanInput
          source="internal"
          label="pages.tickets.keepInternal"
          readOnly={isClosed}
          helperText={false}
        />
        <StatusChoice ticket={ticket} />
      </DialogContent>
      <FormButtons label={translate('pages.tickets.answer')} busy={saving} onCancel={onCancel} />
    </Form>
  );
};

/** The question and the conversation so far, so that nobody answers twice. */
const Asked = ({ ticket }: { ticket: Ticket }) => (
  <Box sx={{ maxHeight: { sm: 320 }, overflowY: 'auto', overflowX: 'hidden' }}>
    <Question {...ticket} />
    <RecordContextProvider value={ticket}>
      <TicketConversation />
    </RecordContextProvider>
  </Box>
);

const Question = ({ title, description }: Pick<Ticket, 'title' | 'description'>) => (
  <Box component="blockquote" sx={{ m: 0, mb: 1, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
      {description}
    </Typography>
  </Box>
);

/** All statuses; only those the ticket may change to can be selected. */
const StatusChoice = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const mayMove = useMay('edit', 'tickets', ticket);
  const next = mayMove ? nextStates(tickets, 'status', ticket.status, userType) : [];
  const choices = ticketStatuses.map((id) => ({
    id,
    name: translate(valueKey('tickets', 'status', id), { _: id }),
    disabled: id !== ticket.status && !next.includes(id),
  }));
  return (
    <SelectInput
      source="status"
      label="support.answer.status"
      choices={choices}
      translateChoice={false}
      disableValue="disabled"
      isRequired
      helperText={false}
    />
  );
};
