// @module-tag rest
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, grantsOf, mayCall, type Needed, permissionFor } from '../domain/access/can.ts';
import { rulesOf } from '../domain/access/fieldRules.ts';
import { isPersonOnly } from '../domain/access/personOnly.ts';
import { verbs } from '../domain/access/rules.ts';
import { keyScopes } from '../domain/contract/accounts/apiKeys.ts';
import type { Permission } from '../domain/contract/accounts/permissions.ts';
import { nounNames } from '../domain/contract/index.ts';
import { type UserType, userTypes } from '../domain/contract/userTypes.ts';
import { addressOf, namesIn } from '../operations/address.ts';
import { allOperations } from '../operations/all.ts';
import { type Operation, routesOf } from '../operations/operation.ts';
import { makeKeySecret } from './requests/keySecret.ts';
import { hashToken } from './requests/session.ts';
import { type Caller, openTestServer, type TestServer } from './testing/openTestServer.ts';
import { actorOf } from './testing/parties.ts';

let server: TestServer;
const actors: Partial<Record<UserType, Actor>> = {};
beforeAll(async () => {
  server = await openTestServer();
  for (const userType of userTypes) actors[userType] = await actorOf(server, userType);
});
afterAll(() => server.close());

const keys = new Map<string, Promise<Caller>>();
/** Calls with a key of the sample user of this type, with these scopes. */
const withScopes = (userType: UserType, scopes: readonly Permission[]): Promise<Caller> => {
  const name = [userType, ...scopes].join();
  const known = keys.get(name) ?? addKey(userType, scopes);
  keys.set(name, known);
  return known;
};
const addKey = async (userType: UserType, scopes: readonly Permission[]): Promise<Caller> => {
  const { userId, companyId } = actors[userType] as Actor;
  const secret = makeKeySecret();
  await server.owner.query(
    `insert into "apiKeys" ("companyId", "userId", "name", "scopes", "prefix", "expiresAt", "secretHash")
     values ($1, $2, $3, $4, 'tb_live_test', '2027-01-01', $5)`,
    [companyId, userId, scopes.join().slice(0, 60), scopes, hashToken(secret)],
  );
  const send = (
    method: 'GET' | Parameters<Caller['send']>[0],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      ...(body ? { payload: body as object } : {}),
    });
  return { token: secret, send, get: (url) => send('GET', url) };
};

/** The permissions of which a call takes one, for a user type that the rules name. */
const permissionsOfCall = ({ noun, verb }: Needed, userType: UserType): Permission[] =>
  grantsOf(rulesOf(noun)[userType]?.[verb]).map(({ needs = permissionFor(verb, noun) }) => needs);

type Route = {
  method: Operation['method'] | 'PUT';
  url: string;
  access: Needed | 'signedIn';
  byKey: Operation['byKey'];
};
const ofOperations = (): [string, Route][] =>
  Object.entries(allOperations()).flatMap(([name, operation]) =>
    routesOf(operation).flatMap(({ path, access, values }): [string, Route][] => {
      if (access === 'public') return [];
      const inPath = Object.fromEntries(namesIn(path).map((one) => [one, 'X-1']));
      const { address } = addressOf(path, { ...values, ...inPath });
      const { method, byKey } = operation;
      return [[`${name} ${method} ${path}`, { method, url: `/api/v1/${address}`, access, byKey }]];
    }),
  );
const methods = { list: 'GET', show: 'GET', create: 'POST', edit: 'PUT', delete: 'DELETE' } as const;
const ofNouns = (): [string, Route][] =>
  nounNames.flatMap((noun) =>
    verbs.map((verb): [string, Route] => {
      const one = verb === 'list' || verb === 'create' ? '' : '/X-1';
      return [
        `${verb} ${noun}`,
        { method: methods[verb], url: `/api/v1/${noun}${one}`, access: { noun, verb }, byKey: undefined },
      ];
    }),
  );

/** The scopes of which a key needs one, or null where only people make the call. */
const scopesFor = ({ access, byKey }: Route, userType: UserType): Permission[] | null => {
  if (byKey === false || (access === 'signedIn' && !byKey)) return null;
  if (access === 'signedIn') return byKey ? [byKey] : null;
  if (isPersonOnly(access.noun, access.verb, userType)) return null;
  const scopes = permissionsOfCall(access, userType).filter((one) => keyScopes.includes(one));
  return scopes.length > 0 ? scopes : null;
};

const answerTo = async (caller: Caller, { method, url }: Route) => {
  const { statusCode, body } = await caller.send(method as 'POST', url, method === 'POST' ? {} : undefined, {
    'if-match': '"1"',
  });
  const code = statusCode >= 400 && body.startsWith('{') ? JSON.parse(body).code : null;
  return `${statusCode} ${code}`;
};

/** Whether the person may make the call without a key. */
const mayPerson = ({ access }: Route, userType: UserType): boolean =>
  access === 'signedIn' || mayCall(actors[userType] as Actor, access);

describe('an API key is refused', () => {
  it.each([...ofNouns(), ...ofOperations()])(
    'for %s, without its scope or where only people act',
    async (_, call) => {
      const wrong: string[] = [];
      for (const userType of userTypes) {
        // Routes that visitors use ask nobody for a key.
        if (call.access !== 'signedIn' && rulesOf(call.access.noun).visitor?.[call.access.verb as 'create'])
          continue;
        if (!mayPerson(call, userType)) continue;
        const scopes = scopesFor(call, userType);
        const note = (was: string, ...expected: string[]) => {
          if (!expected.includes(was)) wrong.push(`${userType}: ${was}, not ${expected.join(' or ')}`);
        };
        const every = await answerTo(await withScopes(userType, keyScopes), call);
        if (scopes === null) note(every, '403 api-keys.person-only');
        else {
          const others = keyScopes.filter((one) => !scopes.includes(one) && one !== call.byKey);
          note(await answerTo(await withScopes(userType, others), call), '403 api-keys.scope');
          if (/api-keys|401/.test(every)) wrong.push(`${userType} with every scope: ${every}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('for what makes it stronger: keys, roles, accounts, security and settings', () => {
    const closed = [
      'createApiKey',
      'rotateApiKey',
      'revokeApiKey',
      'changePassword',
      'openView',
      'erase',
      'sendPasswordLink',
    ];
    const all = ofOperations();
    for (const name of closed) {
      const route = all.find(([one]) => one.startsWith(`${name} `))?.[1] as Route;
      for (const userType of userTypes) expect([name, scopesFor(route, userType)]).toEqual([name, null]);
    }
    const nouns = [
      'signers',
      'preferences',
      'roles',
      'users',
      'integrations',
      'calendarLinks',
      'policies',
      'featureToggles',
    ];
    for (const noun of nouns)
      for (const verb of ['create', 'edit', 'delete']) {
        const route = ofNouns().find(([one]) => one === `${verb} ${noun}`)?.[1] as Route;
        for (const userType of userTypes)
          expect([noun, verb, scopesFor(route, userType)]).toEqual([noun, verb, null]);
      }
  });
});
