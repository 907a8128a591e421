import { useSearchParams } from 'react-router-dom';
import { defaultHiringRange, type HiringRange, isHiringRange } from '../../../domain/insight/hiringRange.ts';

/** The time range, kept in the address; an unknown value falls back to the default. */
export const useHiringRange = (): [HiringRange, (range: HiringRange) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const choose = (range: HiringRange) =>
    setSearch((known) => {
      const next = new URLSearchParams(known);
      next.set('range', range);
      return next;
    });
  return [isHiringRange(asked) ? asked : defaultHiringRange, choose];
};
