import { Later } from '../later/Later.tsx';
import { lazyScreen } from '../screens/lazyScreen.ts';

const OpenReviews = lazyScreen(() => import('./OpenReviews.tsx'), 'OpenReviews');

/** The open hire reviews on a dashboard, loaded after its figures. */
export const OpenReviewsLater = () => (
  <Later>
    <OpenReviews />
  </Later>
);
