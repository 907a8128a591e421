import { useSearchParams } from 'react-router-dom';
import { addDays, mondayOf, monthAfter } from '../../../domain/time/days.ts';
import { todayHere } from './today.ts';

export type Scale = 'week' | 'month';

const isDay = (day: string | null): day is string =>
  day !== null && /^[12]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** The view of the calendar, kept in the address: four weeks by day, or six months. */
export const useCalendarView = () => {
  const [search, setSearch] = useSearchParams();
  const scale: Scale = search.get('by') === 'month' ? 'month' : 'week';
  const given = search.get('from');
  const anchor = isDay(given) ? given : todayHere();
  const from = scale === 'week' ? mondayOf(anchor) : monthAfter(anchor, 0);
  const to = scale === 'week' ? addDays(from, 27) : addDays(monthAfter(from, 6), -1);
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const change = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes))
          if (value === null) after.delete(key);
          else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  const step = (by: 1 | -1) =>
    change({ from: scale === 'week' ? addDays(from, 28 * by) : monthAfter(from, 6 * by) });
  return { scale, period: { from, to }, page, q: search.get('q') ?? '', change, step };
};
