import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useGetManyReference, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { TicketResponse } from '../../../domain/contract/support/ticketResponses.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { lookAgain } from './lookAgain.ts';

const answer = { p: 2, borderRadius: '8px', bgcolor: 'action.hover' };

/** Yellow with a border in both color schemes, so that an internal note is not mistaken for an answer. */
const note = {
  ...answer,
  bgcolor: ({ palette }: Theme) => (palette.mode === 'dark' ? '#3a2f12' : '#fff4c9'),
  borderLeft: '4px solid',
  borderColor: 'warning.main',
};

/** Number of messages that a conversation begins with, and by which it grows. */
const step = 50;

/** The latest messages of a ticket, oldest first, and a form to add one, unless it is elsewhere. */
export const TicketConversation = ({ answer: reply }: { answer?: ReactNode }) => {
  const translate = useTranslate();
  const ticket = useRecordContext();
  const [shown, setShown] = useState(step);
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetManyReference<TicketResponse>(
    'ticketResponses',
    {
      target: 'ticketId',
      id: ticket?.id,
      pagination: { page: 1, perPage: shown },
      sort: { field: 'id', order: 'DESC' },
    },
    {
      enabled: ticket !== undefined,
      refetchInterval: useLookAgain(lookAgain),
      placeholderData: keepPreviousData,
    },
  );
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('pages.tickets.conversation')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('pages.tickets.silence')}</Typography>
      )}
      {data && total > data.length && (
        <Button size="small" onClick={() => setShown(shown + step)} sx={{ mb: 1.5 }}>
          {translate('pages.tickets.earlier')}
        </Button>
      )}
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 1.5, m: 0, mb: 2, p: 0, listStyle: 'none', maxWidth: 760 }}
      >
        {data?.toReversed().map((response) => (
          <Message key={response.id} response={response} />
        ))}
      </Box>
      {reply}
    </section>
  );
};

const Message = ({ response: { author, body, internal, createdAt } }: { response: TicketResponse }) => {
  const locale = useLocale();
  const translate = useTranslate();
  const when = writeMoment(createdAt, locale);
  return (
    <Box component="li" sx={internal ? note : answer}>
      <Typography
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}
      >
        <strong>{author}</strong>
        <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
          {when}
        </Box>
        {internal && <StatusChip value="Internal" label={translate('pages.tickets.internal')} />}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
    </Box>
  );
};
