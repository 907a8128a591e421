import { createRoot } from 'react-dom/client';
import { fill } from '../../domain/words/fill.ts';
import { landingPath, safeNext } from '../auth/areaPaths.ts';
import { type Entry, EntryDialog } from '../auth/EntryDialog.tsx';
import { leaveTo } from '../auth/leave.ts';
import { checkProfile } from '../auth/profile.ts';
import { currentSession } from '../auth/session.ts';
import { authTexts } from '../i18n/authTexts.ts';
import { announce } from './notice.ts';
import { prefetchConsole } from './prefetchConsole.ts';

const isDemo = import.meta.env.MODE === 'demo';
const ready = isDemo ? import('../demo/start.ts').then(({ startDemo }) => startDemo()) : Promise.resolve();

const enter = (userType: string) => {
  const { search, hash } = window.location;
  const next = new URLSearchParams(search).get('next');
  leaveTo(safeNext(next && next + hash, userType) ?? landingPath(userType));
};

const host = document.createElement('div');
const root = createRoot(host);
const textsOfPage = () => authTexts(document.documentElement.lang);

/** Shows one of the forms, or closes the dialog. */
const show = async (shown: Entry | null, email = '', response = '') => {
  const texts = await textsOfPage();
  if (!host.isConnected) document.body.append(host);
  root.render(
    <EntryDialog
      shown={shown}
      email={email}
      texts={texts}
      demo={isDemo}
      response={response}
      onLeave={(url) => window.location.assign(url)}
      onShow={(entry, typed) => show(entry, typed)}
      onClose={() => show(null)}
      onSignedIn={enter}
      onSignedUp={(firstName) => announce(fill(texts.signUp.thanks, { firstName }), 'good')}
    />,
  );
  if (shown === 'signIn') prefetchConsole();
};

/** Opens the console if the server still accepts the session; otherwise shows the sign-in dialog. */
export const signInOrEnter = async () => {
  await ready;
  if ((await checkProfile()) === 'confirmed') return enter(currentSession()?.userType ?? '');
  await show('signIn');
};

/**
 * Shows the sign-in dialog for this email, even if someone else is signed in, and removes the email from the
 * URL.
 */
export const signInAgain = async (email: string) => {
  await ready;
  await show('signIn', email);
  history.replaceState(null, '', window.location.pathname);
};

/** Finishes a sign-in at the provider of a company, which sent the browser back with this response. */
export const finishSignIn = async (response: string) => {
  await ready;
  await show('returning', '', response);
};

export const askToJoin = async () => {
  await ready;
  await show('signUp');
};

textsOfPage();
