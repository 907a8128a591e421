import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  BooleanInput,
  CreateBase,
  Form,
  ResourceContextProvider,
  TextInput,
  useNotify,
  useRecordContext,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { validateField } from '../../components/inputs/validateField.ts';

/** Adds a message to the ticket at hand; operators may keep it among themselves. */
export const AnswerTicket = () => {
  const ticket = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sent, setSent] = useState(0);
  const canAccess = useMay('create', 'ticketResponses');
  if (!ticket || !canAccess) return null;
  const onSuccess = () => {
    setSent(sent + 1);
    notify('pages.tickets.answered', { type: 'success' });
    refresh();
  };
  return (
    <ResourceContextProvider value="ticketResponses">
      <NoRow>
        <CreateBase
          key={sent}
          redirect={false}
          mutationOptions={{ onSuccess }}
          transform={(answer: object) => ({ ...answer, ticketId: ticket.id })}
        >
          <AnswerForm />
        </CreateBase>
      </NoRow>
    </ResourceContextProvider>
  );
};

const AnswerForm = () => {
  const translate = useTranslate();
  const isOperator = useActor().userType === 'admin';
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={isOperator ? { body: null, internal: false } : { body: null }}>
      <Box sx={{ maxWidth: 760 }}>
        <TextInput
          source="body"
          multiline
          minRows={3}
          isRequired
          helperText={false}
          validate={validateField('ticketResponses', 'body')}
        />
        {isOperator && (
          <BooleanInput source="internal" label="pages.tickets.keepInternal" helperText={false} />
        )}
        <Button type="submit" variant="contained" loading={saving} sx={{ mt: 1 }}>
          {translate('pages.tickets.answer')}
        </Button>
      </Box>
    </Form>
  );
};
