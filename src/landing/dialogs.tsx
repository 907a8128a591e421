import { createRoot } from 'react-dom/client';
import { landingPath, safeNext } from '../auth/areaPaths.ts';
import { checkProfile } from '../auth/profile.ts';
import { SignInDialog } from '../auth/SignInDialog.tsx';
import { currentSession } from '../auth/session.ts';
import { auth } from '../i18n/en/auth.ts';
import { prefetchConsole } from './prefetchConsole.ts';

const isDemo = import.meta.env.MODE === 'demo';
const ready = isDemo ? import('../demo/start.ts').then(({ startDemo }) => startDemo()) : Promise.resolve();

const enter = (userType: string) => {
  const next = new URLSearchParams(window.location.search).get('next');
  window.location.replace(safeNext(next, userType) ?? landingPath(userType));
};

const host = document.createElement('div');
const root = createRoot(host);

const show = (open: boolean) =>
  root.render(
    <SignInDialog open={open} texts={auth} demo={isDemo} onClose={() => show(false)} onSignedIn={enter} />,
  );

/** Enters the console of a session the server still honours; otherwise asks to sign in. */
export const signInOrEnter = async () => {
  await ready;
  if (!host.isConnected) document.body.append(host);
  if ((await checkProfile()) === 'confirmed') return enter(currentSession()?.userType ?? '');
  show(true);
  prefetchConsole();
};
