import Alert from '@mui/material/Alert';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { bookingOn, freeAgain } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { StatusChip } from './StatusChip.tsx';
import { ValueField } from './ValueField.tsx';
import { writeDay } from './writeDay.ts';

/** When the candidate is free: the days of a signed contract, or else what the provider states. */
export const AvailabilityField = () => {
  const booked = useBookedWords()(useRecordContext<Candidate>());
  return booked ? <StatusChip value="Booked" label={booked} /> : <ValueField source="availability" />;
};

/** Says in a form about a candidate that a signed contract books them, and when they are free again. */
export const BookedNote = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const booked = useBookedWords()(candidate);
  const day = freeAgain(candidate, utcDay(new Date()));
  if (booked === null || day === null) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('pages.candidates.bookedNote', { booked, day: writeDay(day, locale, 'medium') })}
    </Alert>
  );
};

/** "Booked Dec 7 – Mar 6", of the booking that runs today or the next one; null without any. */
export const useBookedWords = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const today = utcDay(new Date());
  return (candidate: Pick<Candidate, 'bookings'> | undefined): string | null => {
    const booking = candidate && bookingOn(candidate, today);
    if (!booking) return null;
    const style = booking.endDate < addDays(today, withoutYear) ? 'short' : 'medium';
    const [from, until] = [booking.startDate, booking.endDate].map((day) => writeDay(day, locale, style));
    return booking.startDate > today
      ? translate('pages.candidates.bookedBetween', { from, until })
      : translate('pages.candidates.bookedUntil', { until });
  };
};

/** Days ahead that are written without their year. */
const withoutYear = 300;
