import Box from '@mui/material/Box';
import { DataTable, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { TicketEvent } from '../../../domain/contract/support/ticketEvents.ts';
import { isDone, type Ticket } from '../../../domain/contract/support/tickets.ts';
import { answerClock, type SlaClock } from '../../../domain/support/sla.ts';
import { Nothing } from '../../components/fields/MoneyField.tsx';
import { NounField } from '../../components/fields/NounField.tsx';
import { TextWithNote } from '../../components/fields/TextWithNote.tsx';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { cut } from './cut.ts';
import { lengthOf } from './lengthOf.ts';
import { toneColour } from './toneColour.ts';
import { useFigureTexts } from './useFigureTexts.ts';
import { useNow } from './useNow.ts';

const isWaiting = ({ firstAnsweredAt, status }: Ticket): boolean =>
  firstAnsweredAt === null && !isDone(status);

/** The time left until a ticket's first answer is due; null if none is due, or while it loads. */
const useAnswerClock = (ticket: Ticket): SlaClock | null => {
  const { data = [] } = useListContext<Ticket>();
  const now = useNow();
  const waiting = data.filter(isWaiting).map(({ id }) => id);
  // All cells of the list share this query, so it is one request.
  const { data: events } = useAllRows<TicketEvent>({
    noun: 'ticketEvents',
    filter: { ticketId: waiting, kind: ['opened', 'status', 'priority'] },
    enabled: waiting.length > 0,
  });
  if (!events || !isWaiting(ticket)) return null;
  return answerClock(
    ticket,
    events.filter(({ ticketId }) => ticketId === ticket.id),
    now,
  );
};

/** The length of a description shown in the table. */
const mostCharacters = 50;

const Title = () => {
  const ticket = useRecordContext<Ticket>();
  if (!ticket) return null;
  const { title, description } = ticket;
  return <TextWithNote text={title} note={cut(description, mostCharacters)} whole={description} />;
};

const ResponseTime = () => {
  const ticket = useRecordContext<Ticket>();
  const { time } = useFigureTexts();
  if (!ticket) return null;
  const minutes = ticket.responseMinutes;
  if (minutes === null) return <AnswerDue ticket={ticket} />;
  return (
    <Box component="span" sx={{ ...value, color: toneColour(lengthOf(minutes).tone) }}>
      {time(minutes)}
    </Box>
  );
};

const dueTones = { running: 'moving', breached: 'wrong', paused: 'quiet', met: 'good' } as const;

/** When the first answer is due. */
const AnswerDue = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const { moment } = useFigureTexts();
  const clock = useAnswerClock(ticket);
  if (!clock || clock.state === 'met') return <Nothing />;
  const at = clock.dueAt && moment(clock.dueAt);
  return (
    <Box component="span" sx={{ color: toneColour(dueTones[clock.state]), fontWeight: 500 }}>
      {translate(`support.answerDue.${clock.state}`, { at })}
    </Box>
  );
};

export const idColumn = (
  <DataTable.Col key="id" source="id" label="support.columns.id" sx={{ whiteSpace: 'nowrap' }} />
);

export const titleColumn = (
  <DataTable.Col key="title" source="title" sx={{ minWidth: 100 }}>
    <Title />
  </DataTable.Col>
);

export const responseColumn = (
  <DataTable.Col key="responseMinutes" source="responseMinutes" align="right">
    <ResponseTime />
  </DataTable.Col>
);

/** A value of one line; its label may take two, so that all columns fit on a laptop. */
export const narrowColumn = (source: string) => (
  <DataTable.Col key={source} source={source} sx={{ minWidth: 72, whiteSpace: 'nowrap' }}>
    <NounField source={source} dense />
  </DataTable.Col>
);

const value = { fontWeight: 500, whiteSpace: 'nowrap' };
