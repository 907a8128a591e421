import { Suspense } from 'react';
import { useQuiet } from '../later/useQuiet.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';

const OpenReviews = lazyScreen(() => import('./OpenReviews.tsx'), 'OpenReviews');

/** The open hire reviews on a dashboard, loaded after its figures. */
export const OpenReviewsLater = () => {
  const isTime = useQuiet();
  return (
    isTime && (
      <Suspense>
        <OpenReviews />
      </Suspense>
    )
  );
};
