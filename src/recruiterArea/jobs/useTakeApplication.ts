import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';

/** Accepts an application into the pipeline. */
export const useTakeApplication = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [taking, setTaking] = useState(false);
  const take = async (application: Application): Promise<void> => {
    const { id, name } = application;
    setTaking(true);
    try {
      await dataProvider.update('applications', {
        id,
        data: { status: 'In Pipeline' },
        previousData: application,
      });
      notify('jobPostings.applications.taken', { type: 'success', messageArgs: { name } });
      await queries.invalidateQueries({ queryKey: ['insights'] });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setTaking(false);
      refresh();
    }
  };
  return { take, taking };
};
