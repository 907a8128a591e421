import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { Period } from '../../../domain/calendar/benchBars.ts';
import { addDays, daysBetween, monthAfter } from '../../../domain/time/days.ts';
import type { Scale } from './useCalendarView.ts';

/** The scale of weeks or months above the bars. */
export const TimelineScale = ({ period, scale }: { period: Period; scale: Scale }) => {
  const locale = useLocale();
  const days = daysBetween(period.from, period.to) + 1;
  const ticks = starts(period, scale);
  const words = (day: string) =>
    new Date(day).toLocaleDateString(locale, {
      timeZone: 'UTC',
      ...(scale === 'week'
        ? { weekday: 'short', day: 'numeric', month: 'short' }
        : { month: 'short', year: 'numeric' }),
    });
  return (
    <Box component="th" scope="col" sx={{ p: 0, position: 'relative', height: 40 }}>
      {ticks.map((day) => (
        <Box
          component="span"
          key={day}
          sx={{ ...tick, left: `${(100 * daysBetween(period.from, day)) / days}%` }}
        >
          {words(day)}
        </Box>
      ))}
    </Box>
  );
};

const starts = ({ from, to }: Period, scale: Scale): string[] => {
  const found: string[] = [];
  for (let day = from; day <= to; day = scale === 'week' ? addDays(day, 7) : monthAfter(day, 1))
    found.push(day);
  return found;
};

const tick = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  pl: 0.75,
  display: 'flex',
  alignItems: 'center',
  fontSize: 12,
  fontWeight: 600,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  borderLeft: 1,
  borderColor: 'divider',
};
