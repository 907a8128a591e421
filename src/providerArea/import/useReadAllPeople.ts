import { useDataProvider } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { largestPage } from '../../../domain/query/query.ts';

/** Everybody on one's own bench, to compare a file with. */
export const useReadAllPeople = () => {
  const dataProvider = useDataProvider();
  return async (): Promise<Candidate[]> => {
    const people: Candidate[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await dataProvider.getList<Candidate>('candidates', {
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        pagination: { page, perPage: largestPage },
      });
      people.push(...data);
      if (data.length === 0 || people.length >= total) return people;
    }
  };
};
