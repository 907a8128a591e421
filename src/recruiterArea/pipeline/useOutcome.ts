import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { currentRow } from '../../dataProvider/conflict.ts';
import { useWhoMoved } from './useWhoMoved.ts';

type Change = Partial<Pick<PipelineEntry, 'outcome' | 'outcomeReason'>>;

/** Closes or reopens a pipeline entry; the board changes once the server confirms it. */
export const useOutcome = (onDone: () => void) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const whoMoved = useWhoMoved();
  const [saving, setSaving] = useState(false);
  const set = async (entry: PipelineEntry, data: Change) => {
    setSaving(true);
    try {
      await dataProvider.update('pipelineEntries', { id: entry.id, data, previousData: entry });
      notify(`pipeline.outcome.${data.outcome}`, { type: 'success', messageArgs: { name: entry.name } });
      onDone();
    } catch (error) {
      const current = currentRow(error) as PipelineEntry | undefined;
      notify(current ? await whoMoved(current) : refusalText(error), { type: 'warning' });
    }
    setSaving(false);
    refresh();
  };
  return { set, saving };
};
