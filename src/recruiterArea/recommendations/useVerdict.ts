import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { SearchFeedback, Verdict } from '../../../domain/contract/hiring/searchFeedback.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** The maximum number of results of a search. */
const most = 100;

/** The signed-in user's verdict on a result. Giving the same verdict again removes it. */
export const useVerdict = (searchId: string, candidateId: string) => {
  const { userId } = useActor();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const { data, isPending } = useGetList<SearchFeedback>('searchFeedback', {
    filter: { searchId, userId },
    pagination: { page: 1, perPage: most },
    sort: { field: 'id', order: 'ASC' },
  });
  const kept = data?.find((one) => one.candidateId === candidateId);
  const change = useMutation({
    mutationFn: async (verdict: Verdict) => {
      if (!kept) return dataProvider.create('searchFeedback', { data: { searchId, candidateId, verdict } });
      const { id } = kept;
      return kept.verdict === verdict
        ? dataProvider.delete('searchFeedback', { id, previousData: kept })
        : dataProvider.update('searchFeedback', { id, data: { verdict }, previousData: kept });
    },
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['searchFeedback'] }),
  });
  const judged = change.isPending && change.variables;
  return {
    /** The pressed button, shown until the server answers. */
    verdict: judged ? (judged === kept?.verdict ? null : judged) : (kept?.verdict ?? null),
    judge: (verdict: Verdict) => {
      if (!isPending && !change.isPending) change.mutate(verdict);
    },
  };
};
