import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BackgroundJob, BackgroundJobs } from '../../../domain/health/backgroundJobs.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

const queryKey = ['backgroundJobs'];
/** Milliseconds between two looks, while a job is due or running and otherwise. */
const often = 1000;
const seldom = 15_000;

/** The background jobs, followed while the page is open. */
export const useBackgroundJobs = () => {
  const { backgroundJobs } = useDataProvider<DataProvider>();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await backgroundJobs({ signal })).data,
    refetchInterval: ({ state }) => (state.data?.jobs.some((job) => job.state !== 'idle') ? often : seldom),
  });
};

/** Runs a job now and reports how the run ended. */
export const useRunJob = ({ name, state, outcome, lastError }: BackgroundJob) => {
  const { runBackgroundJob } = useDataProvider<DataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const [awaited, setAwaited] = useState<'start' | 'end' | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => runBackgroundJob({ name }),
    onSuccess: async ({ data }) => {
      // An answer from before the request would show the job as idle.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<BackgroundJobs>(
        queryKey,
        (before) => before && { ...before, jobs: before.jobs.map((job) => (job.name === name ? data : job)) },
      );
      setAwaited('start');
    },
    onError: (error) => {
      notifyFailure(error);
      void queries.invalidateQueries({ queryKey });
    },
  });
  useEffect(() => {
    // The first render after the request may still show the state before it.
    if (awaited === 'start' && state !== 'idle') setAwaited('end');
    if (awaited !== 'end' || state !== 'idle') return;
    setAwaited(null);
    const isFine = outcome === 'Done';
    notify(`backgroundJobs.${isFine ? 'finished' : 'failed'}`, {
      type: isFine ? 'success' : 'error',
      messageArgs: { job: translate(`backgroundJobs.names.${name}`), error: lastError },
    });
  }, [awaited, state, outcome, lastError, name, notify, translate]);
  return { run: () => mutate(), isBusy: isPending || state !== 'idle' };
};
