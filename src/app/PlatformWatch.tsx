import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useQuiet } from '../components/later/useQuiet.ts';
import { pollAfter } from '../components/live/pollAfter.ts';
import { useStream } from '../components/live/stream.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { showPlatform, usePlatform } from '../platform/shownPlatform.ts';

/** Milliseconds: maximum delay until an operator's change reaches open consoles that are told of no changes. */
const often = 10_000;

const LiveUpdates = lazy(async () => ({ default: (await import('./live/LiveUpdates.tsx')).LiveUpdates }));

/**
 * Keeps the platform's settings in this browser up to date and, unless they switch it off, follows changes
 * once the first page has loaded.
 */
export const PlatformWatch = ({ liveChanges }: Pick<DataProvider, 'liveChanges'>) => {
  const quiet = useQuiet();
  const { platform } = useDataProvider<DataProvider>();
  const stream = useStream();
  const { data } = useQuery({
    queryKey: ['platform'],
    queryFn: async ({ signal }) => (await platform({ signal })).data,
    enabled: quiet,
    refetchInterval: ({ state }) => pollAfter(stream, state.error, often),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useEffect(() => {
    if (data) showPlatform(data);
  }, [data]);
  const { realTime } = usePlatform().features;
  if (!quiet || !realTime || !liveChanges) return null;
  return (
    <Suspense>
      <LiveUpdates load={liveChanges} />
    </Suspense>
  );
};
