import { HttpResponse, http } from 'msw/http';
import { SessionEnded } from '../../domain/access/closedAccount.ts';
import { profileOf } from '../../domain/access/profile.ts';
import { Refusal } from '../../domain/errors.ts';
import { version } from '../../package.json';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { platformIn } from '../dataProvider/platformIn.ts';
import { givenIn } from '../dataProvider/signedIn.ts';
import { demoSession } from './demoSession.ts';
import { refreshHolderOf, tokensFor } from './demoTokens.ts';
import { demoProfile, endDemoView, openDemoView } from './demoViews.ts';
import { bodyOf, enveloped } from './enveloped.ts';
import { openAccount } from './openAccount.ts';
import { openSession } from './openSession.ts';
import { readCredentials, sampleUserFor } from './signIn.ts';
import { siteHandlers } from './siteHandlers.ts';

/** The server's sign-in, health and public site routes, answered from the demo's rows. */
export const demoHandlers = (store: WorldStore, clock: () => Date = () => new Date()) => [
  ...siteHandlers(store, clock),

  http.post('*/api/v1/auth/login', ({ request }) =>
    enveloped('Login successful', async () => {
      const { id } = sampleUserFor(store, readCredentials(await bodyOf(request)));
      const user = openAccount(store, id);
      return { ...tokensFor(id), user: profileOf(user, givenIn(store, user)) };
    }),
  ),

  http.post('*/api/v1/auth/logout', ({ request }) =>
    enveloped('Logged out', () => {
      endDemoView(store, tokenIn(request), clock());
      return null;
    }),
  ),

  http.post('*/api/v1/users/:id/views', ({ request, params }) =>
    enveloped('View opened', () => openDemoView(store, tokenIn(request), String(params.id), clock()), 201),
  ),

  http.get('*/api/v1/auth/profile', ({ request }) =>
    enveloped('Profile', () => {
      const user = demoProfile(store, tokenIn(request), clock());
      if (!user) throw SessionEnded();
      return { user };
    }),
  ),

  http.post('*/api/v1/auth/refresh', ({ request }) =>
    enveloped('Session refreshed', async () => {
      const { refreshToken } = (await bodyOf(request)) as { refreshToken?: unknown };
      return tokensFor(openSession(store, refreshHolderOf(refreshToken)).id);
    }),
  ),

  http.get('*/api/v1/auth/sessions', ({ request }) =>
    enveloped('Sessions', () => [demoSession(store, tokenIn(request), clock())]),
  ),
  http.delete('*/api/v1/auth/sessions', () => enveloped('Sessions ended', () => ({ ended: 0 }))),

  http.post('*/api/v1/auth/password', () => enveloped('', demoOnly)),
  ...['password-link', 'second-factor/reset', 'sign-out'].map((action) =>
    http.post(`*/api/v1/users/:id/${action}`, () => enveloped('', signsNobodyIn)),
  ),
  http.all('*/api/v1/auth/second-factor', () => enveloped('', demoOnly)),

  ...['connect', 'disconnect', 'test', 'deliveries'].map((act) =>
    http.all(`*/api/v1/integrations/:id/${act}`, () => enveloped('', sendsNothing)),
  ),

  http.get('*/api/v1/settings', () => HttpResponse.json(platformIn(store))),

  http.get('*/api/v1/health', () =>
    HttpResponse.json({ status: 'ok', version, database: 'browser', sampleData: true, demo: true }),
  ),
];

/** The demo accepts any password, so there are no passwords or codes to manage. */
const demoOnly = () => {
  throw new Refusal(
    409,
    'DemoOnly',
    'This demo accepts any password, so there is none to change or protect.',
  );
};

/** Only this browser can sign in, so there are no other accounts to manage. */
const signsNobodyIn = () => {
  throw new Refusal(
    409,
    'DemoOnly',
    'This demo runs only in your browser, so there are no other sessions or emails to manage.',
  );
};

const sendsNothing = () => {
  throw new Refusal(409, 'DemoOnly', 'This demo runs only in your browser and sends nothing.');
};

const tokenIn = ({ headers }: Request) => headers.get('Authorization')?.replace(/^Bearer /, '');
