import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  CreateBase,
  ResourceContextProvider,
  TextInput,
  useNotify,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useMay } from '../../components/contract/useMay.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { Form } from '../../components/screens/forms/Form.tsx';

/** Replies to support; not available for a closed ticket. */
export const ReplyToTicket = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sent, setSent] = useState(0);
  const may = useMay('create', 'ticketResponses');
  if (ticket.status === 'Closed') return <Alert severity="info">{translate('companySupport.closed')}</Alert>;
  if (!may) return null;
  const onSuccess = () => {
    setSent(sent + 1);
    notify('companySupport.reply.sent', { type: 'success' });
    refresh();
  };
  return (
    <ResourceContextProvider value="ticketResponses">
      <NoRow>
        {ticket.status === 'Resolved' && (
          <Alert severity="success" sx={{ mb: 2, maxWidth: 760 }}>
            {translate('companySupport.resolved')}
          </Alert>
        )}
        <CreateBase
          key={sent}
          redirect={false}
          mutationOptions={{ onSuccess }}
          transform={(words: object) => ({ ...words, ticketId: ticket.id })}
        >
          <ReplyForm />
        </CreateBase>
      </NoRow>
    </ResourceContextProvider>
  );
};

const ReplyForm = () => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={{ body: null }}>
      <KeepDraft />
      <Box sx={{ maxWidth: 760 }}>
        <TextInput
          source="body"
          label="companySupport.reply.label"
          multiline
          minRows={3}
          isRequired
          helperText={false}
          validate={validateField('ticketResponses', 'body')}
        />
        <Button type="submit" variant="contained" loading={saving} sx={{ mt: 1 }}>
          {translate('companySupport.reply.send')}
        </Button>
      </Box>
    </Form>
  );
};
