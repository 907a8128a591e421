import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';

const SigningPanel = lazy(() =>
  import('./signing/SigningPanel.tsx').then((found) => ({ default: found.SigningPanel })),
);

/** The signatures of the contract in context. The code is loaded with its page. */
export const Signing = ({ heading = 'h3' }: { heading?: 'h2' | 'h3' }) => {
  const contract = useRecordContext<Contract>();
  return contract ? (
    <Suspense fallback={null}>
      <SigningPanel contract={contract} level={heading} />
    </Suspense>
  ) : null;
};
