import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useReducer } from 'react';
import type { Announcement } from '../../../domain/maintenance/announcement.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Asked now and then for what was scheduled, extended or called off; often while something hangs on it. */
const seldom = 20_000;
const often = 10_000;
/** A browser's timers hold no longer time than this. */
const longest = 2 ** 31 - 1;

/** The maintenance that comes or is under way, by the clock that counts; null once it is over. */
export const useMaintenance = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => dataProvider.maintenance({ signal }).then((answer) => answer.data),
    refetchInterval: ({ state }) => (state.data?.underWay ? often : seldom),
    staleTime: often,
    retry: false,
  });
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const ahead = data ? Date.parse(data.at) - dataUpdatedAt : 0;
  const now = () => new Date(Date.now() + ahead);
  const next = data && [data.startsAt, data.endsAt].find((moment) => new Date(moment) > now());
  useEffect(() => {
    if (!next) return;
    const wait = Date.parse(next) - Date.now() - ahead;
    const timer = setTimeout(drawAnew, Math.min(Math.max(wait, 0) + 50, longest));
    return () => clearTimeout(timer);
  }, [next, ahead]);
  return { maintenance: data && next ? turned(data, now()) : null, now };
};

/** Begun meanwhile, before anybody has asked again. */
const turned = (told: Announcement, now: Date): Announcement => ({
  ...told,
  underWay: new Date(told.startsAt) <= now,
});
