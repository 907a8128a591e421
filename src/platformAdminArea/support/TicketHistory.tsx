import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { TicketEvent } from '../../../domain/contract/support/ticketEvents.ts';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { useFigureTexts } from './useFigureTexts.ts';
import { useTicketEvents } from './useTicketEvents.ts';

/** The changes of a ticket, by whom and when, newest first. */
export const TicketHistory = ({ ticket }: { ticket: Ticket }) => {
  const heading = useId();
  const translate = useTranslate();
  const { data, error, refetch } = useTicketEvents(ticket.id);
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {translate('support.history.title')}
      </Typography>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data?.toReversed().map((event) => (
          <Step key={event.id} event={event} />
        ))}
      </Box>
    </section>
  );
};

const Step = ({ event }: { event: TicketEvent }) => {
  const { moment } = useFigureTexts();
  return (
    <Box component="li">
      <Typography variant="body2">{useStepWords(event)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
        {event.actor}
        {' · '}
        <time dateTime={event.at}>{moment(event.at)}</time>
      </Typography>
    </Box>
  );
};

const useStepWords = ({ kind, from, to, internal }: TicketEvent): string => {
  const translate = useTranslate();
  const word = (value: string | null) =>
    value === null
      ? translate('support.unassigned')
      : kind === 'status' || kind === 'priority'
        ? translate(valueKey('tickets', kind, value), { _: value })
        : value;
  const what = kind === 'answered' && internal ? 'noted' : kind;
  return translate(`support.history.${what}`, { from: word(from), to: word(to) });
};
