import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useDataProvider } from 'react-admin';
import type { Announcement } from '../../../domain/maintenance/announcement.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { pollAfter } from '../live/pollAfter.ts';
import { useStream } from '../live/stream.ts';

/** Polling interval for scheduled maintenance, in milliseconds: shorter while it lasts. */
const seldom = 20_000;
const often = 10_000;
/** Maximum delay of a browser timer. */
const longest = 2 ** 31 - 1;

/** The current or next maintenance, by server time; null once it is over. */
export const useMaintenance = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const stream = useStream();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => dataProvider.maintenance({ signal }).then((answer) => answer.data),
    refetchInterval: ({ state }) => pollAfter(stream, state.error, state.data?.underWay ? often : seldom),
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

/** It has started since the last poll. */
const turned = (told: Announcement, now: Date): Announcement => ({
  ...told,
  underWay: new Date(told.startsAt) <= now,
});
