import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, useNotify } from 'ra-core';
import type { SearchFeedback, Verdict } from '../../../domain/contract/searchFeedback.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** As many as a search shows at the most. */
const most = 100;

/** What the signed-in user thinks of somebody a search has shown. The same again takes it back. */
export const useVerdict = (searchId: string, candidateId: string) => {
  const { userId } = useActor();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
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
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['searchFeedback'] }),
  });
  const judged = change.isPending && change.variables;
  return {
    /** As pressed, until the answer is there. */
    verdict: judged ? (judged === kept?.verdict ? null : judged) : (kept?.verdict ?? null),
    judge: (verdict: Verdict) => {
      if (!isPending && !change.isPending) change.mutate(verdict);
    },
  };
};
