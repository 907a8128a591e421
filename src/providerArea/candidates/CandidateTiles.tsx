import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { nextBooking } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { type Idle, idleTime } from '../../../domain/insight/candidate.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { BookedFrom } from '../../resources/candidates/NextBooking.tsx';

interface Props {
  candidate: Candidate;
  days: number;
  /** Within the last `days` days. */
  views: number;
  requests: number;
  contracts: readonly Contract[];
}

/** A candidate's figures, and the date since when they have been idle. */
export const CandidateTiles = ({ candidate, days, views, requests, contracts }: Props) => {
  const translate = useTranslate();
  const label = (tile: string) => translate(`bench.person.${tile}`, { days });
  const today = utcDay(new Date());
  const idle = idleTime(candidate, contracts, today);
  const next = nextBooking(contracts, today);
  return (
    <div>
      <Tiles>
        <StatTile label={label('viewsInRange')} value={views} note={translate('bench.person.countedOnce')} />
        <StatTile label={label('allViews')} value={candidate.profileViews} />
        <StatTile label={label('requestsInRange')} value={requests} />
        <StatTile label={label('requests')} value={candidate.requests} />
        <StatTile label={label('idle')} value={idle.state === 'idle' ? idle.days : null} />
      </Tiles>
      <Typography variant="body2" color="textSecondary">
        <IdleSince idle={idle} />
        {next && (
          <>
            {' · '}
            <BookedFrom contract={next} />
          </>
        )}
      </Typography>
    </div>
  );
};

const IdleSince = ({ idle }: { idle: Idle }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const written = (day: string) => writeDay(day, locale, 'medium');
  if (idle.state === 'idle') return translate('bench.person.idleSince', { date: written(idle.since) });
  return idle.until
    ? translate('bench.person.atWork', { date: written(idle.until) })
    : translate('bench.person.placed');
};
