import { useCallback } from 'react';
import { useBasename } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';

export type PipelineView = ReturnType<typeof usePipelineView>;

/** The view of the pipeline, kept in the address: job, person in charge, search, open or closed entries, and the open card. */
export const usePipelineView = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const board = `${useBasename()}/pipeline`;
  const q = search.get('q') ?? '';
  const jobId = search.get('job');
  const inCharge = search.get('inCharge');
  const change = (key: 'q' | 'job' | 'inCharge' | 'view', value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      },
      { replace: true },
    );
  return {
    q,
    jobId,
    inCharge,
    isClosed: search.get('view') === 'closed',
    openId: /^\/(PE-\d+)\b/.exec(pathname.slice(board.length))?.[1] ?? null,
    filter: { ...(q && { q }), ...(jobId && { jobId }), ...(inCharge && { inCharge }) },
    change,
    pathOf: useCallback(({ id }: Pick<PipelineEntry, 'id'>) => `${board}/${id}/show${query}`, [board, query]),
    close: () => navigate(`${board}${query}`),
  };
};
