import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { provideProof } from '../../auth/proof.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';

const ProofDialog = lazyScreen(() => import('./ProofDialog.tsx'), 'ProofDialog');

type Answer = (proven: boolean) => void;

/** Shows the dialog "Confirm it's you" when the server asks for a fresh proof. */
export const ProofGate = () => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => provideProof(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  // What still waits when the console closes is refused.
  useEffect(() => () => answer?.(false), [answer]);
  if (!answer) return null;
  const close: Answer = (proven) => {
    answer(proven);
    setAnswer(null);
  };
  return (
    <ErrorBoundary fallback={null} onError={() => close(false)}>
      <Suspense>
        <ProofDialog onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
};
