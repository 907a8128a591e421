import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { PipelineEntry, Stage } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { currentRow } from '../../dataProvider/conflict.ts';
import type { Moving } from './moved.ts';
import { useWhoMoved } from './useWhoMoved.ts';

/**
 * Moves cards at once, then sends the move to the server. If the server refuses, the card returns to its
 * actual stage and the user sees who moved it. An edit by a colleague that left the stage alone does not
 * block the move: it is sent once more.
 */
export const useMoves = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const whoMoved = useWhoMoved();
  const [moves, setMoves] = useState<readonly Moving[]>([]);
  const [returned, setReturned] = useState<{ id: string } | null>(null);
  // Once it is drawn in its column: a frame may pass before that, and the focus is lost with the card that is gone.
  useEffect(() => {
    if (returned) focusCard(returned.id);
  }, [returned]);

  const send = async (entry: PipelineEntry, to: Stage): Promise<void> => {
    const change = { id: entry.id, data: { stage: to }, previousData: entry };
    await dataProvider.update<PipelineEntry>('pipelineEntries', change).catch((error) => {
      const current = currentRow(error) as PipelineEntry | undefined;
      const isWhereItWas = current?.stage === entry.stage && current.outcome === entry.outcome;
      if (!isWhereItWas) throw error;
      return dataProvider.update('pipelineEntries', { ...change, previousData: current });
    });
  };

  /** Refetches the columns that a move changed, the entry itself and its history. */
  const readAgain = (entry: PipelineEntry, stages: readonly string[]) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [noun, call, params] }) => {
        const { filter, id } = (params ?? {}) as { filter?: Record<string, unknown>; id?: string };
        if (noun === 'stageChanges') return filter?.entryId === entry.id;
        if (noun !== 'pipelineEntries') return false;
        return call === 'getList'
          ? !filter?.stage || stages.includes(String(filter.stage))
          : !id || id === entry.id;
      },
    });

  /** A drag announces its own drop, so only a move from a menu is confirmed when it is done. */
  const move = async (entry: PipelineEntry, to: Stage, dropped?: number) => {
    const moving = { entry, to, place: dropped ?? 0 };
    let current: PipelineEntry | undefined;
    let isRefused = false;
    setMoves((before) => [...before.filter((one) => one.entry.id !== entry.id), moving]);
    try {
      await send(entry, to);
      const stage = translate(valueKey('pipelineEntries', 'stage', to));
      if (dropped === undefined)
        notify('pipeline.moved', { type: 'success', messageArgs: { name: entry.name, stage } });
    } catch (error) {
      current = currentRow(error) as PipelineEntry | undefined;
      const reason = refusalText(error);
      const stage = translate(valueKey('pipelineEntries', 'stage', entry.stage));
      const stays = translate('pipeline.drag.stays', { name: entry.name, stage });
      notify(current ? await whoMoved(current) : `${stays} ${translate(reason, { _: reason })}`, {
        type: 'warning',
        autoHideDuration: 10_000,
      });
      isRefused = true;
    }
    await readAgain(entry, [entry.stage, to, ...(current ? [current.stage] : [])]);
    setMoves((before) => before.filter((one) => one !== moving));
    if (isRefused) setReturned({ id: entry.id });
  };
  return { moves, move };
};

/** A card that returns to its column is drawn anew there: focus follows it, unless the person has gone elsewhere. */
const focusCard = (id: string) => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-rfd-drag-handle-draggable-id="${CSS.escape(id)}"]`)?.focus();
};
