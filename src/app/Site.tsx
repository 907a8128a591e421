import { Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  createBrowserRouter,
  createHashRouter,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import { isConsoleAddress } from '../../domain/contract/accounts/consoleAddresses.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { basenames, isUserType, landingPath } from '../auth/areaPaths.ts';
import { leaveTo } from '../auth/leave.ts';
import type { ProfileCheck } from '../auth/profile.ts';
import { RouteGuard } from '../auth/RouteGuard.tsx';
import { useSession } from '../auth/useSession.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { useShell } from '../i18n/useShell.ts';
import { loadConsole } from './loadConsole.ts';
import { BootFailure } from './pages/BootFailure.tsx';
import { UnreachableNotice } from './pages/UnreachableNotice.tsx';

/** The console's outline while its code loads, so that the layout does not shift. */
const BootFrame = () => {
  const shell = useShell();
  return (
    <div className="boot" role="status" aria-label={shell.loading}>
      <div className="boot-side" />
      <div className="boot-bar" />
      <div className="boot-line" />
      <div className="boot-brand">{shell.brand}</div>
    </div>
  );
};

const LoadedConsole = ({ userType }: { userType: UserType }) => {
  const loaded = use(loadConsole(userType));
  if (!loaded) return <ConsoleOff />;
  const { Console, area, dataProvider } = loaded;
  return <Console area={area} dataProvider={dataProvider} />;
};

/** A user type's console, once its code is loaded. */
const AreaConsole = ({ userType }: { userType: UserType }) => (
  <ErrorBoundary FallbackComponent={BootFailure}>
    <Suspense fallback={<BootFrame />}>
      <LoadedConsole userType={userType} />
    </Suspense>
  </ErrorBoundary>
);

/** The landing page is a separate document, so navigating to it leaves this one. */
const LeaveToLanding = () => {
  useEffect(() => leaveTo('/'), []);
  return null;
};

const ConsoleOff = lazyScreen(() => import('./pages/ConsoleOff.tsx'), 'ConsoleOff');
const Diagnostics = lazyScreen(() => import('./pages/Diagnostics.tsx'), 'Diagnostics');
const GeneralDashboard = lazyScreen(() => import('./pages/GeneralDashboard.tsx'), 'GeneralDashboard');
const UnknownPage = lazyScreen(() => import('./pages/UnknownPage.tsx'), 'UnknownPage');
const RouteDemo = lazyScreen(() => import('./pages/RouteDemo.tsx'), 'RouteDemo');

const anyone: readonly string[] = [];

const createRouter = import.meta.env.MODE === 'demo' ? createHashRouter : createBrowserRouter;

/**
 * Short paths of the specification, such as /employees: the same page of the user's own console. The server
 * answers others with its own page; the demo's host may show this document for them.
 */
const ToOwnArea = () => {
  const userType = useSession()?.userType ?? '';
  const { pathname, search, hash } = useLocation();
  const inLanguage = /^\/[a-z]{2}(\/.*)$/.exec(pathname)?.[1];
  if (inLanguage && isConsoleAddress(inLanguage)) return <Navigate to={inLanguage + search + hash} replace />;
  if (!isConsoleAddress(pathname)) return <UnknownPage />;
  const to = isUserType(userType) ? basenames[userType] + pathname + search + hash : landingPath(userType);
  return <Navigate to={to} replace />;
};

type Props = { profile: Promise<ProfileCheck> };

const SiteRoutes = ({ profile }: Props) => (
  <Suspense fallback={null}>
    <UnreachableNotice profile={profile} />
    <Routes>
      {userTypes.map((userType) => (
        <Route
          key={userType}
          path={`${basenames[userType]}/*`}
          element={
            <RouteGuard allow={[userType]}>
              <AreaConsole userType={userType} />
            </RouteGuard>
          }
        />
      ))}
      <Route path="/" element={<LeaveToLanding />} />
      <Route path="/landing" element={<LeaveToLanding />} />
      <Route
        path="/dashboard"
        element={
          <RouteGuard allow={anyone}>
            <GeneralDashboard />
          </RouteGuard>
        }
      />
      <Route
        path="/route-demo"
        element={
          <RouteGuard allow={anyone}>
            <RouteDemo />
          </RouteGuard>
        }
      />
      <Route
        path="/diagnostics"
        element={
          <RouteGuard allow={anyone}>
            <Diagnostics />
          </RouteGuard>
        }
      />
      <Route
        path="*"
        element={
          <RouteGuard allow={anyone}>
            <ToOwnArea />
          </RouteGuard>
        }
      />
    </Routes>
  </Suspense>
);

/**
 * Every address except the landing page. A data router, as only that lets a form block navigation with
 * unsaved changes. It renders without transitions: with them, react-admin and react-query redirect an
 * anonymous visitor thousands of times.
 */
export const Site = ({ profile }: Props) => {
  const [router] = useState(() => createRouter([{ path: '*', element: <SiteRoutes profile={profile} /> }]));
  return <RouterProvider router={router} useTransitions={false} />;
};
