import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { Interview } from '../../../domain/contract/interviews.ts';
import { refusalText } from '../pipeline/refusalText.ts';

/** Marks an interview as completed or canceled. */
export const useSetInterview = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [saving, setSaving] = useState(false);
  const set = async (interview: Interview, status: 'Completed' | 'Cancelled') => {
    setSaving(true);
    try {
      await dataProvider.update('interviews', {
        id: interview.id,
        data: { status },
        previousData: interview,
      });
      notify(`pipeline.interviews.is${status}`, { type: 'success' });
    } catch (error) {
      notify(refusalText(error), { type: 'warning' });
    }
    setSaving(false);
    refresh();
  };
  return { set, saving };
};
