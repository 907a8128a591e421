import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Applicants, ApplicantsAsked } from '../../../domain/matching/market/applicants.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

type View = Pick<ApplicantsAsked, 'sort' | 'minScore' | 'page'>;

/** Offered as a minimum. */
export const minScores = [0, 50, 60, 70, 80, 90];
const perPage = 25;

/** The applications for a job as the address asks for them: `?sort=received&min=70&page=2`. */
export const useApplicants = (jobId: string) => {
  const dataProvider = useDataProvider<DataProvider>();
  const [address, setAddress] = useSearchParams();
  const min = Number(address.get('min'));
  const view: View = {
    sort: address.get('sort') === 'received' ? 'received' : 'score',
    minScore: minScores.includes(min) ? min : 0,
    page: Math.max(1, Math.floor(Number(address.get('page')) || 1)),
  };
  const { data, error, isPending, refetch } = useQuery<Applicants>({
    queryKey: ['matching', 'applicants', jobId, view],
    queryFn: ({ signal }) =>
      dataProvider.applicants({ id: jobId, ...view, perPage, signal }).then((answer) => answer.data),
    placeholderData: keepPreviousData,
  });
  /** Other views than the page start on the first one. */
  const show = (changes: Partial<View>) =>
    setAddress(
      (before) => {
        const { sort, minScore, page } = { ...view, page: 1, ...changes };
        const after = new URLSearchParams(before);
        for (const [name, value, usual] of [
          ['sort', sort, 'score'],
          ['min', minScore, 0],
          ['page', page, 1],
        ] as const)
          if (value === usual) after.delete(name);
          else after.set(name, String(value));
        return after;
      },
      { replace: true },
    );
  return { data, error, isPending, refetch, view, show, pages: Math.ceil((data?.total ?? 0) / perPage) };
};
