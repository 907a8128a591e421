import { visitor } from '../../domain/access/can.ts';
import { profileOf } from '../../domain/access/profile.ts';
import { SessionEnded } from '../../domain/access/sessionEnded.ts';
import { LinkUsed } from '../../domain/errors.ts';
import { refuseDuringMaintenance } from '../../domain/maintenance/refuseDuringMaintenance.ts';
import type { AnswerTo } from '../../operations/operation.ts';
import { readGiven } from '../../operations/readGiven.ts';
import { type SessionOperations, sessionNames, sessionOperations } from '../../operations/session.ts';
import { siteOperations } from '../../operations/site.ts';
import { version } from '../../package.json';
import { hasNoPasskeys, hasNoPasswords, hasNoSignOn } from '../dataProvider/browser/fakerestAccount.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { givenIn } from '../dataProvider/signedIn.ts';
import { refreshHolderOf, tokensFor } from './demoTokens.ts';
import { demoProfile, endDemoView, openDemoView } from './demoViews.ts';
import { openAccount } from './openAccount.ts';
import { openSession } from './openSession.ts';
import { handlersOf } from './operationHandlers.ts';
import { readCredentials, sampleUserFor } from './signIn.ts';
import { maintenancesIn, siteHandlers } from './siteHandlers.ts';

type SessionHandlers = {
  [N in keyof SessionOperations]: (
    given: Record<string, unknown>,
    request: Request,
  ) => AnswerTo<SessionOperations[N]> | Promise<AnswerTo<SessionOperations[N]>>;
};

/** The server's sign-in, health and public site, answered from the demo's rows. */
export const demoHandlers = (store: WorldStore, clock: () => Date = () => new Date()) => [
  ...siteHandlers(store, clock),
  ...ofSessions(sessionHandlers(store, clock)),
  ...handlersOf(siteOperations.serverHealth, () => health),
];

const ofSessions = (acts: SessionHandlers) =>
  sessionNames.flatMap((name) => handlersOf<unknown>(sessionOperations[name], acts[name]));

const health = { status: 'ok' as const, version, database: 'browser' as const, sampleData: true, demo: true };

const sessionHandlers = (store: WorldStore, clock: () => Date): SessionHandlers => ({
  login: (given) => {
    const { id } = sampleUserFor(store, readCredentials(given));
    const user = openAccount(store, id);
    return { ...tokensFor(id), user: profileOf(user, givenIn(store, user)) };
  },
  loginWithCode: hasNoPasswords,
  refreshSession: ({ refreshToken }) => tokensFor(openSession(store, refreshHolderOf(refreshToken)).id),
  beginSingleSignOn: hasNoSignOn,
  finishSingleSignOn: hasNoSignOn,
  beginPasskeySignIn: hasNoPasskeys,
  finishPasskeySignIn: hasNoPasskeys,
  createFirstOperator: hasNoPasswords,
  logout: (_, request) => {
    endDemoView(store, tokenIn(request), clock());
    return null;
  },
  profile: (_, request) => {
    const user = demoProfile(store, tokenIn(request), clock());
    if (!user) throw SessionEnded();
    return { user };
  },
  askForPasswordLink: (given) => {
    refuseDuringMaintenance(maintenancesIn(store), visitor, clock());
    readGiven(sessionOperations.askForPasswordLink.input, given);
    return null;
  },
  readPasswordLink: isUsed,
  usePasswordLink: isUsed,
  openView: ({ id }, request) => openDemoView(store, tokenIn(request), String(id), clock()),
});

/** No mails are sent, so no link is valid. */
const isUsed = (): never => {
  throw LinkUsed();
};

const tokenIn = ({ headers }: Request) => headers.get('Authorization')?.replace(/^Bearer /, '');
