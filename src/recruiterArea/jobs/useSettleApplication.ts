import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { Application, ApplicationStatus } from '../../../domain/contract/hiring/applications.ts';

/**
 * Accepts an application into the pipeline or declines it with a reason. Resolves to whether it succeeded.
 */
export const useSettleApplication = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [settling, setSettling] = useState(false);
  const settle = async (
    application: Application,
    answer: { status: ApplicationStatus; reason?: string },
  ): Promise<boolean> => {
    const { id, name } = application;
    setSettling(true);
    try {
      await dataProvider.update('applications', { id, data: answer, previousData: application });
      const told = answer.status === 'Declined' ? 'declined' : 'taken';
      notify(`jobPostings.applications.${told}`, { type: 'success', messageArgs: { name } });
      await queries.invalidateQueries({ queryKey: ['insights'] });
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    } finally {
      setSettling(false);
      refresh();
    }
  };
  return { settle, settling };
};
