import { useSearchParams } from 'react-router-dom';
import { defaultRange, isRange, type Range } from '../../../domain/insight/period.ts';

/** The time range, kept in the address; an unknown value falls back to the default. */
export const useRange = (): [Range, (days: Range) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days') ?? defaultRange);
  const choose = (days: Range) =>
    setSearch((known) => {
      const next = new URLSearchParams(known);
      next.set('days', String(days));
      return next;
    });
  return [isRange(asked) ? asked : defaultRange, choose];
};
