import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { BootFailure } from './BootFailure.tsx';
import { BootFrame } from './BootFrame.tsx';
import { loadConsole } from './loadConsole.ts';

const LoadedConsole = ({ userType }: { userType: UserType }) => {
  const { Console, area, dataProvider } = use(loadConsole(userType));
  return <Console area={area} dataProvider={dataProvider} />;
};

/** A user type's console, once its code is loaded. */
export const AreaConsole = ({ userType }: { userType: UserType }) => (
  <ErrorBoundary FallbackComponent={BootFailure}>
    <Suspense fallback={<BootFrame />}>
      <LoadedConsole userType={userType} />
    </Suspense>
  </ErrorBoundary>
);
