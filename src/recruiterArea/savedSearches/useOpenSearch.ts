import { useQueryClient } from '@tanstack/react-query';
import { useBasename, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { filterOf, newMatches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';

/** Opens the results of a saved search, newest first, and marks its new matches as seen. */
export const useOpenSearch = () => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = `${useBasename()}/talent-pool`;

  /** Marks matches as seen up to the newest row on the list; the device's clock plays no part. */
  const noteLook = async (search: SavedSearch, signal: AbortSignal) => {
    const { data } = await dataProvider.getList<Candidate>('candidates', {
      filter: newMatches(search),
      sort: { field: 'listedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
      signal,
    });
    const knownUntil = data[0]?.listedAt;
    if (!knownUntil || signal.aborted) return;
    await dataProvider.update('savedSearches', { id: search.id, data: { knownUntil }, previousData: search });
    await client.invalidateQueries({ queryKey: ['savedSearches'] });
  };

  return async (id: string, signal: AbortSignal) => {
    const { data: search } = await dataProvider.getOne<SavedSearch>('savedSearches', { id, signal });
    // Without write access, or after a version conflict, the candidates are shown all the same.
    await noteLook(search, signal).catch(() => undefined);
    if (signal.aborted) return;
    const newestFirst = 'sort=listedAt&order=DESC&page=1';
    navigate(`${path}?${listSearch(filterOf(search))}&${newestFirst}`, { replace: true });
  };
};
