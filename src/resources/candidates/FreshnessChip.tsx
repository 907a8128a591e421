import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { freshnessOf } from '../../../domain/insight/freshness.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';

interface Props {
  /** Shows the date below the chip, for a table column. */
  narrow?: boolean;
}

/** How recently a candidate's availability was confirmed, with the date. */
export const FreshnessChip = ({ narrow = false }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!candidate || candidate.status === 'Placed') return null;
  const confirmed = candidate.availabilityConfirmed;
  const freshness = freshnessOf(confirmed, utcDay(new Date()));
  const words = { freshness: translate(`bench.freshness.${freshness}`), date: shortDay(confirmed, locale) };
  if (narrow && confirmed)
    return (
      <>
        <StatusChip value={freshness} label={words.freshness} />
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {words.date}
        </Typography>
      </>
    );
  return (
    <StatusChip
      value={freshness}
      label={translate(`bench.freshness.${confirmed ? 'confirmed' : 'never'}`, words)}
    />
  );
};

const shortDay = (day: string | null, locale: string): string => (day ? writeDay(day, locale, 'medium') : '');
