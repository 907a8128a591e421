import './platform/withoutEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPlugins } from '../plugin/loadPlugins.ts';
import config from '../talentbench.config.ts';
import { followSession } from './app/followSession.ts';
import { loadConsole, takeDataFrom } from './app/loadConsole.ts';
import { notePageLoad } from './app/notePageLoad.ts';
import { Site } from './app/Site.tsx';
import './app/site.css';
import { isUserType } from './auth/areaPaths.ts';
import { landingWithWayBack, leaveTo } from './auth/leave.ts';
import { checkProfile } from './auth/profile.ts';
import { currentSession } from './auth/session.ts';
import { preferredLanguage } from './i18n/preferredLanguage.ts';
import { showLanguage } from './i18n/shownLanguage.ts';
import { canStore } from './platform/canStore.ts';
import { drawEveryScript } from './platform/fonts/drawEveryScript.ts';
import { movedTo, shownPlace } from './platform/siteAddress.ts';

/** The plugins that are on. The console does without one that fails to load. */
const plugins = () =>
  loadPlugins(config, (name, error) => console.error(`The plugin ${name} is left out.`, error));

/** Rows from the server, or, in the browser-only demo, from this browser, which also handles sign-in. */
const dataProvider = () =>
  import.meta.env.MODE === 'demo'
    ? import('./demo/start.ts').then(({ startDemo }) => startDemo())
    : import('./dataProvider/rest.ts').then(({ openRestDataProvider }) => openRestDataProvider());

const start = async (root: HTMLElement, userType: string) => {
  const data = plugins().then(dataProvider);
  takeDataFrom(data);
  const profile = import.meta.env.MODE === 'demo' ? data.then(checkProfile) : checkProfile();
  if (isUserType(userType)) loadConsole(userType).catch(() => undefined);
  const language = showLanguage(preferredLanguage());
  drawEveryScript();
  if (!currentSession()?.user?.viewing) notePageLoad(data);
  followSession();
  await language.catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <Site profile={profile} />
    </StrictMode>,
  );
};

const session = canStore() ? currentSession() : null;
const root = document.getElementById('root');
const moved = movedTo();
if (moved) window.location.replace(moved);
else if (!canStore()) leaveTo('/');
else if (!session) leaveTo(landingWithWayBack(shownPlace()));
else if (root) start(root, session.userType);
