import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { type PipelineEntry, type Stage, stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';
import { cardsAtOnce } from './cardsAtOnce.ts';

export type StageColumn = { stage: Stage; entries: PipelineEntry[]; total: number | undefined };

const none: PipelineEntry[] = [];
/** How often the board polls for colleagues’ changes without live updates, in milliseconds. */
const often = 30_000;

/**
 * The cards of each stage as stored on the server, last changed first, so that a moved card stays visible.
 */
export const useStageColumns = (filter: Record<string, unknown>) => {
  const dataProvider = useDataProvider();
  const interval = useLookAgain(often);
  const [atOnce] = useState(() => cardsAtOnce(window.innerHeight));
  const [pages, setPages] = useState<Partial<Record<Stage, number>>>({});
  const queries = useQueries({
    queries: stages.map((stage) => {
      const params = {
        filter: { ...filter, stage, outcome: 'Live' },
        pagination: { page: 1, perPage: atOnce * (pages[stage] ?? 1) },
        sort: { field: 'updatedAt', order: 'DESC' as const },
      };
      return {
        queryKey: ['pipelineEntries', 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          dataProvider.getList<PipelineEntry>('pipelineEntries', { ...params, signal }),
        placeholderData: keepPreviousData,
        refetchInterval: interval,
        refetchOnWindowFocus: 'always' as const,
      };
    }),
  });
  return {
    columns: stages.map(
      (stage, place): StageColumn => ({
        stage,
        entries: queries[place]?.data?.data ?? none,
        total: queries[place]?.data?.total,
      }),
    ),
    /** The error of a column that has never loaded. */
    error: queries.find(({ data, error }) => error && !data)?.error ?? null,
    retry: () => queries.forEach((query) => void query.refetch()),
    showMore: useCallback(
      (stage: Stage) => setPages((before) => ({ ...before, [stage]: (before[stage] ?? 1) + 1 })),
      [],
    ),
  };
};
