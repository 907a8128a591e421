import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { PipelineEntry, Stage } from '../../../domain/contract/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { currentRow } from '../../dataProvider/conflict.ts';
import type { Moving } from './moved.ts';
import { refusalText } from './refusalText.ts';
import { useWhoMoved } from './useWhoMoved.ts';

/**
 * Moves cards at once and asks the server behind them. When it refuses, the card goes to where it really is, and the
 * person is told who was faster. A colleague's note on the card is no reason to refuse: the move is sent once more.
 */
export const useMoves = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const whoMoved = useWhoMoved();
  const [moves, setMoves] = useState<readonly Moving[]>([]);

  const send = async (entry: PipelineEntry, to: Stage): Promise<void> => {
    const change = { id: entry.id, data: { stage: to }, previousData: entry };
    await dataProvider.update<PipelineEntry>('pipelineEntries', change).catch((error) => {
      const current = currentRow(error) as PipelineEntry | undefined;
      const isWhereItWas = current?.stage === entry.stage && current.outcome === entry.outcome;
      if (!isWhereItWas) throw error;
      return dataProvider.update('pipelineEntries', { ...change, previousData: current });
    });
  };

  const move = async (entry: PipelineEntry, to: Stage, place = 0) => {
    const moving = { entry, to, place };
    setMoves((before) => [...before.filter((one) => one.entry.id !== entry.id), moving]);
    try {
      await send(entry, to);
      const stage = translate(valueKey('pipelineEntries', 'stage', to));
      notify('pipeline.moved', { type: 'success', messageArgs: { name: entry.name, stage } });
    } catch (error) {
      const current = currentRow(error) as PipelineEntry | undefined;
      notify(current ? await whoMoved(current) : refusalText(error), {
        type: 'warning',
        autoHideDuration: 10_000,
      });
    }
    await queryClient.invalidateQueries({ queryKey: ['pipelineEntries'] });
    await queryClient.invalidateQueries({ queryKey: ['stageChanges'] });
    setMoves((before) => before.filter((one) => one !== moving));
  };
  return { moves, move };
};
