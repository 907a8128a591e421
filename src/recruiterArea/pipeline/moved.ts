import type { PipelineEntry, Stage } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { StageColumn } from './useStageColumns.ts';

/** A move in progress: the card is shown at its target until the server answers. */
export type Moving = { entry: PipelineEntry; to: Stage; place: number };

/** The columns as they will be after these moves. */
export const moved = (columns: readonly StageColumn[], moves: readonly Moving[]): StageColumn[] => {
  if (moves.length === 0) return [...columns];
  const ids = new Set(moves.map(({ entry }) => entry.id));
  return columns.map((column) => {
    const { stage, entries, total = 0 } = column;
    const left = entries.filter(({ id }) => ids.has(id)).length;
    const coming = moves.filter(({ to }) => to === stage);
    if (left === 0 && coming.length === 0) return column;
    const shown = entries.filter(({ id }) => !ids.has(id));
    for (const { entry, place } of coming) shown.splice(place, 0, { ...entry, stage });
    return { stage, entries: shown, total: total - left + coming.length };
  });
};
