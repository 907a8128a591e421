import Button from '@mui/material/Button';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DashboardComponent,
  type DataProvider,
  localStorageStore,
  memoryStore,
  Resource,
  useTranslate,
} from 'react-admin';
import { Link, Route } from 'react-router-dom';
import { authProvider } from '../auth/authProvider.ts';
import { currentSession } from '../auth/session.ts';
import type { Area } from '../components/area.ts';
import { ExtensionsContext } from '../components/extensions.ts';
import { ProofGate } from '../components/proof/ProofGate.tsx';
import { SendPending } from '../components/undo/SendPending.tsx';
import { i18nProviderFor } from '../i18n/i18nProvider.ts';
import { useShownLanguage } from '../i18n/shownLanguage.ts';
import { usePlatform } from '../platform/shownPlatform.ts';
import { AreaContext, useArea } from './AreaContext.ts';
import { Appearance } from './frame/Appearance.tsx';
import { ConsoleLayout } from './frame/ConsoleLayout.tsx';
import { ConsoleNotification } from './frame/ConsoleNotification.tsx';
import { PlatformWatch } from './PlatformWatch.tsx';
import { FailurePage } from './pages/FailurePage.tsx';
import { LoadingPage } from './pages/LoadingPage.tsx';
import { MessagePage } from './pages/MessagePage.tsx';

const NotFoundPage = () => {
  const translate = useTranslate();
  const { basename } = useArea();
  return (
    <MessagePage title={translate('shell.notFound.title')} text={translate('shell.notFound.text')}>
      <Button variant="contained" component={Link} to={basename}>
        {translate('shell.notFound.home')}
      </Button>
      <Button variant="outlined" onClick={() => window.history.back()}>
        {translate('shell.notFound.back')}
      </Button>
    </MessagePage>
  );
};

interface Props {
  area: Area;
  dataProvider: DataProvider;
  /** The layout around each page; by default bar and menu. */
  layout?: ComponentType<{ children: ReactNode }>;
}

/** Temporary failures are retried once; refusals are shown at once. */
const retry = (failures: number, error: Error) => {
  const { status = 0 } = error as { status?: number };
  return failures < 1 && (status === 0 || status >= 500);
};

/** Offline, a call fails at once with a message; by default react-query would pause it silently. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry }, mutations: { networkMode: 'always' } },
  });

/** List preferences are kept as long as the session, unless the device must not remember them. */
const storeFor = (area: Area) =>
  currentSession()?.keptIn === 'tab' ? memoryStore() : localStorageStore('1', area.storeKey);

/**
 * One area as a react-admin console, composed from react-admin's core, as <Admin> would include its own
 * layout, sign-in page and themes.
 */
export const Console = ({ area, dataProvider, layout = ConsoleLayout }: Props) => {
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => storeFor(area));
  const language = useShownLanguage();
  const platform = usePlatform();
  // biome-ignore lint/correctness/useExhaustiveDependencies: dates are formatted with the platform's settings, and a new provider renders every text again
  const i18nProvider = useMemo(() => i18nProviderFor(language, area.words), [language, platform, area]);
  const { dashboard: Dashboard, beside: Beside } = area;
  return (
    <AreaContext.Provider value={area}>
      <ExtensionsContext.Provider value={area.extensions}>
        <CoreAdminContext
          basename={area.basename}
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
        >
          <Appearance>
            <CoreAdminUI
              layout={layout}
              dashboard={Dashboard as DashboardComponent}
              loading={LoadingPage}
              catchAll={NotFoundPage}
              error={FailurePage}
              accessDenied={NotFoundPage}
              title="TalentBench"
              disableTelemetry
              requireAuth
            >
              {area.resources.map((resource) => (
                <Resource key={resource.name} list={<NotFoundPage />} {...resource} />
              ))}
              <CustomRoutes>
                <Route path="/dashboard" element={<Dashboard />} />
                {area.pages.map(({ path, element }) => (
                  <Route key={path} path={path} element={element} />
                ))}
              </CustomRoutes>
            </CoreAdminUI>
            <ConsoleNotification />
            <SendPending />
            <ProofGate />
            {Beside && <Beside />}
            <PlatformWatch liveChanges={dataProvider.liveChanges} />
          </Appearance>
        </CoreAdminContext>
      </ExtensionsContext.Provider>
    </AreaContext.Provider>
  );
};
