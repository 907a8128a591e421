import { Suspense } from 'react';
import { useStore } from 'react-admin';
import { useQuiet } from '../later/useQuiet.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';

const FirstSteps = lazyScreen(() => import('./FirstSteps.tsx'), 'FirstSteps');

/** The first steps of a new company on its dashboard, until they are done or hidden. Loaded after the figures. */
export const FirstStepsLater = () => {
  const isTime = useQuiet();
  const [hidden, setHidden] = useStore('hiddenFirstSteps', false);
  return (
    isTime &&
    !hidden && (
      <Suspense>
        <FirstSteps onHide={() => setHidden(true)} />
      </Suspense>
    )
  );
};
