import BreachedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import RunningIcon from '@mui/icons-material/ScheduleOutlined';
import MetIcon from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { type SlaClock, slaOf } from '../../../domain/support/sla.ts';
import type { Tone } from '../../components/fields/tones.ts';
import { toneColour } from './toneColour.ts';
import { useFigureTexts } from './useFigureTexts.ts';
import { useNow } from './useNow.ts';
import { useTicketEvents } from './useTicketEvents.ts';

/** The ticket's SLA targets and whether they were met, shown by text and icon, not by color alone. */
export const SlaClocks = ({ ticket }: { ticket: Ticket }) => {
  const heading = useId();
  const translate = useTranslate();
  const now = useNow();
  const { data: events } = useTicketEvents(ticket.id);
  const clocks = events && slaOf(ticket, events, now);
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {translate('support.sla.title')}
      </Typography>
      {!clocks && <Skeleton variant="rounded" height={96} />}
      {clocks && (
        <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
          <Clock name="answer" clock={clocks.answer} />
          <Clock name="resolve" clock={clocks.resolve} />
        </Box>
      )}
    </section>
  );
};

const looks: Record<SlaClock['state'], { tone: Tone; icon: typeof MetIcon }> = {
  met: { tone: 'good', icon: MetIcon },
  breached: { tone: 'wrong', icon: BreachedIcon },
  running: { tone: 'moving', icon: RunningIcon },
  paused: { tone: 'quiet', icon: PausedIcon },
};

const Clock = ({ name, clock }: { name: 'answer' | 'resolve'; clock: SlaClock }) => {
  const translate = useTranslate();
  const { workingTime, moment } = useFigureTexts();
  const { tone, icon: Icon } = looks[clock.state];
  const used = translate('support.sla.used', {
    elapsed: workingTime(clock.elapsedMinutes),
    allowed: workingTime(clock.allowedMinutes),
  });
  const isOver = clock.state === 'met' || clock.dueAt === null;
  const due = isOver ? null : translate('support.sla.due', { at: moment(clock.dueAt as string) });
  return (
    <div>
      <Typography
        component="dt"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}
      >
        <Icon aria-hidden fontSize="small" sx={{ color: toneColour(tone) }} />
        {translate(`support.sla.${name}`)}
      </Typography>
      <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, ml: 3.5 }}>
        <Box component="span" sx={{ color: toneColour(tone), fontWeight: 600 }}>
          {translate(`support.sla.state.${clock.state}`)}
        </Box>
        {' · '}
        {[used, due].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  );
};
