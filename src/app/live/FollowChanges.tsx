import type { DataProvider } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useQuiet } from '../../components/later/useQuiet.ts';
import type { FollowChanges as Follow } from '../../dataProvider/live.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';

const LiveUpdates = lazy(() =>
  import('./LiveUpdates.tsx').then((module) => ({ default: module.LiveUpdates })),
);

/** Follows changes after the first page has loaded, unless the operator has switched live updates off. */
export const FollowChanges = ({ dataProvider }: { dataProvider: DataProvider }) => {
  const quiet = useQuiet();
  const { realTime } = usePlatform().features;
  const follow: Follow | undefined = dataProvider.followChanges;
  if (!quiet || !realTime || !follow) return null;
  return (
    <Suspense>
      <LiveUpdates follow={follow} />
    </Suspense>
  );
};
