import { useStore } from 'react-admin';
import { Later } from '../later/Later.tsx';
import { lazyScreen } from '../screens/lazyScreen.ts';

const FirstSteps = lazyScreen(() => import('./FirstSteps.tsx'), 'FirstSteps');

/** The first steps of a new company on its dashboard, until they are done or hidden. Loaded after the figures. */
export const FirstStepsLater = () => {
  const [hidden, setHidden] = useStore('hiddenFirstSteps', false);
  return (
    !hidden && (
      <Later>
        <FirstSteps onHide={() => setHidden(true)} />
      </Later>
    )
  );
};
