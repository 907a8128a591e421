import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import type { Told } from '../../domain/messages/message.ts';
import { inMemory } from '../dataProvider/browser/keep.ts';
import { openWorldStore, type WorldStore } from '../dataProvider/browser/worldStore.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import { tinyWorld } from '../dataProvider/tinyWorld.ts';
import { demoActor } from './demoActor.ts';
import { demoHandlers } from './handlers.ts';
import { rowHandlers } from './rowHandlers.ts';

const server = setupServer();
let store: WorldStore;

const call = async (method: string, path: string, body?: unknown, token?: string) => {
  const response = await fetch(`http://bench.example/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const signIn = (columns: object = {}) =>
  call('POST', 'auth/login', { email: 'any@body.example', password: 'anything', ...columns });
const open = () => {
  store = openWorldStore(tinyWorld, inMemory(), () => new Date());
  const calls = openFakerest({ world: store, actor: () => null });
  server.resetHandlers(...demoHandlers(store), ...rowHandlers(() => calls));
};
const close = (noun: 'users' | 'companies', id: string) =>
  store.write((writer) => writer.change(noun, store.find(noun, id) as Row, { status: 'Suspended' }));

beforeAll(() => {
  // ra-data-fakerest exposes its database here.
  vi.stubGlobal('window', {});
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});
beforeEach(open);

const textsOf = (errors: Record<string, Told>) =>
  Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]));

describe('signing in to the demo', () => {
  test.each(['provider', 'recruiter', 'admin'])(
    'any e-mail and password open the console of a %s',
    async (userType) => {
      const { status, body } = await signIn({ userType });
      expect([status, body.success, body.message]).toEqual([200, true, 'Login successful']);
      expect(body.timestamp).toMatch(/Z$/);
      expect(body.data.user).toMatchObject({ userType, isActive: true, permissions: expect.any(Array) });
      expect(body.data.token && body.data.refreshToken).toBeTruthy();
    },
  );

  test('a known e-mail opens its own console', async () => {
    const { body } = await signIn({ email: 'usr-002@TalentBench.example' });
    expect(body.data.user.id).toBe('USR-002');
    const other = await signIn({ email: 'usr-004@talentbench.example', userType: 'provider' });
    expect(other.body.data.user.id).toBe('USR-004');
  });

  test('the chosen user type goes before the e-mail', async () => {
    const { body } = await signIn({ email: 'usr-002@talentbench.example', userType: 'admin' });
    expect(body.data.user.userType).toBe('admin');
  });

  test('what the form would not send is refused under its fields', async () => {
    const { status, body } = await signIn({ email: 'nobody', password: '12345' });
    expect([status, body.success, textsOf(body.errors)]).toEqual([
      400,
      false,
      { email: 'Please enter a valid email', password: 'Password must be at least 6 characters' },
    ]);
    expect(textsOf((await signIn({ email: '', password: '' })).body.errors)).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect((await signIn({ userType: 'king' })).status).toBe(400);
    expect((await call('POST', 'auth/login')).status).toBe(400);
  });

  test('a suspended account is told so', async () => {
    close('users', 'USR-001');
    const { status, body } = await signIn({ email: 'usr-001@talentbench.example' });
    expect([status, body.message]).toEqual([403, 'Your account is suspended. Please contact support.']);
  });
});

describe('a session of the demo', () => {
  test('is found again after a reload, and refreshed', async () => {
    const { data } = (await signIn({ userType: 'recruiter' })).body;
    open();
    const { status, body } = await call('GET', 'auth/profile', undefined, data.token);
    expect([status, body.data.user]).toEqual([200, data.user]);
    const fresh = await call('POST', 'auth/refresh', { refreshToken: data.refreshToken });
    expect(fresh.body.data.token).not.toBe(data.token);
    expect((await call('GET', 'auth/profile', undefined, fresh.body.data.token)).status).toBe(200);
  });

  test('is refused without the token of an account', async () => {
    for (const token of ['', 'demo.USR-999.1', 'demo-refresh.USR-001', 'x']) {
      expect((await call('GET', 'auth/profile', undefined, token)).status).toBe(401);
      expect(demoActor(store, token)).toBeNull();
    }
    expect((await call('POST', 'auth/refresh', { refreshToken: 'x' })).status).toBe(401);
    expect((await call('POST', 'auth/refresh', {})).status).toBe(401);
  });

  test('ends with the suspension of its company', async () => {
    const { token } = (await signIn({ userType: 'provider' })).body.data;
    expect(demoActor(store, token)).toMatchObject({ userType: 'provider', companyId: 'CO-001' });
    close('companies', 'CO-001');
    const { status, body } = await call('GET', 'auth/profile', undefined, token);
    const sentence = 'Your company’s account is suspended. Please contact support.';
    expect([status, body.message, body.details]).toEqual([401, sentence, { closing: 'companySuspended' }]);
    expect(() => demoActor(store, token)).toThrow(sentence);
  });

  test('is ended by anybody', async () => {
    expect((await call('POST', 'auth/logout')).body.success).toBe(true);
  });
});

describe('viewing as another user in the demo', () => {
  const look = async (userType: string, id: string) => {
    const { token } = (await signIn({ userType })).body.data;
    return call('POST', `users/${id}/views`, undefined, token);
  };

  test('is for operators, of people of companies, and shows what both may read', async () => {
    expect((await call('POST', 'users/USR-001/views')).status).toBe(401);
    expect((await look('recruiter', 'USR-001')).status).toBe(403);
    expect((await look('admin', 'USR-003')).body.message).toBe('You can’t view as an operator');
    const { status, body } = await look('admin', 'USR-001');
    expect([status, body.data.refreshToken]).toEqual([201, undefined]);
    expect(body.data.user).toMatchObject({
      id: 'USR-001',
      permissions: ['market.read', 'operations.read', 'administration.read'],
      viewing: { by: 'Sam USR-003', company: 'Bench & Sons' },
    });
    expect((await call('GET', 'auth/profile', undefined, body.data.token)).body.data.user).toEqual(
      body.data.user,
    );
    expect(demoActor(store, body.data.token)).toMatchObject({ userId: 'USR-001', viewedBy: 'USR-003' });
    expect((await call('POST', 'users/USR-002/views', undefined, body.data.token)).body.code).toBe(
      'view.read-only',
    );
  });

  test('is put on record when it begins and ends, and ends with the operator, the person and the time', async () => {
    const { token } = (await look('admin', 'USR-001')).body.data;
    await call('POST', 'auth/logout', undefined, token);
    expect(store.rows('auditLogs')).toMatchObject([
      { action: 'view as', userId: 'USR-003', target: 'USR-001' },
      { action: 'end view', userId: 'USR-003', target: 'USR-001' },
    ]);
    expect(demoActor(store, token, new Date(Date.now() + 31 * 60_000))).toBeNull();
    close('users', 'USR-003');
    expect(demoActor(store, token)).toBeNull();
    expect((await call('GET', 'auth/profile', undefined, token)).status).toBe(401);
  });
});

describe('the public site of the demo', () => {
  const ada = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@engines.example',
    company: 'Engines Ltd',
    userType: 'recruiter',
  };

  test('keeps a sign-up once, and shows it to the operator', async () => {
    for (let n = 0; n < 2; n++) {
      const { status, body } = await call('POST', 'signUpRequests', { ...ada, homepage: '' });
      expect([status, body.success, body.data]).toEqual([201, true, null]);
    }
    expect(store.rows('signUpRequests')).toMatchObject([{ ...ada, status: 'Pending Approval' }]);
  });

  test('names what is wrong with a form, and throws away what a machine filled in', async () => {
    const wrong = await call('POST', 'contactMessages', { email: 'ada', status: 'Answered' });
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
      400,
      ['email', 'firstName', 'lastName', 'message', 'status', 'subject'],
    ]);
    expect((await call('POST', 'signUpRequests', { ...ada, homepage: 'x' })).status).toBe(201);
    expect(store.rows('signUpRequests')).toEqual([]);
  });

  test('stores a newsletter address once, and subscribes an unsubscribed one again', async () => {
    const subscribe = () => call('POST', 'newsletterSubscriptions', { email: 'Ada@engines.example' });
    await subscribe();
    const [row] = store.rows('newsletterSubscriptions');
    store.write((writer) => writer.change('newsletterSubscriptions', row as Row, { status: 'Unsubscribed' }));
    expect((await subscribe()).status).toBe(201);
    expect(store.rows('newsletterSubscriptions')).toMatchObject([
      { email: 'ada@engines.example', status: 'Subscribed' },
    ]);
  });

  test('counts who matches a search, by title and skill', async () => {
    const { body } = await call('GET', 'talent/counts?q=sql');
    expect(body.data).toEqual({
      instead: null,
      total: 3,
      byTitle: [{ title: 'Engineer', count: 3 }],
      bySkill: [{ skill: 'SQL', count: 3 }],
      companies: [],
    });
    expect((await call('GET', 'talent/counts?q=lovelace')).body.data.total).toBe(0);
    expect(textsOf((await call('GET', 'talent/counts?q=s')).body.errors)).toEqual({
      q: 'Type at least 2 characters',
    });
  });

  test('names a company of the search with what it lists, unless it does not tell whose people they are', async () => {
    const company = store.find('companies', 'CO-001') as Row & { name: string };
    const people = store
      .rows('candidates')
      .filter(({ companyId, listed }) => companyId === company.id && listed);
    const find = async () =>
      (await call('GET', `talent/counts?q=${encodeURIComponent(company.name)}`)).body.data.companies;
    expect(people.length).toBeGreaterThan(0);
    expect(await find()).toEqual([{ company: company.name, people: people.length, jobs: 0 }]);
    store.write((writer) => writer.change('companies', company, { maskCandidates: true }));
    expect(await find()).toEqual([]);
  });

  test('answers who forgot a password as the server does, and knows no link', async () => {
    expect((await call('POST', 'auth/password-reset', { email: 'any@body.example' })).status).toBe(200);
    expect(textsOf((await call('POST', 'auth/password-reset', { email: 'x' })).body.errors)).toEqual({
      email: 'Please enter a valid email',
    });
    for (const path of ['password-link', 'password-link/use']) {
      const { status, body } = await call('POST', `auth/${path}`, { token: 'x', password: 'long-enough-1' });
      expect([status, body.code]).toEqual([410, 'password.link-used']);
    }
  });
});

test('the demo says that it runs in the browser on sample data', async () => {
  expect((await call('GET', 'health')).body).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/),
    database: 'browser',
    sampleData: true,
    demo: true,
  });
});

describe('maintenance in the demo', () => {
  test('is announced to anybody, and keeps the forms of the site waiting until it ends', async () => {
    expect((await call('GET', 'maintenance')).body.data).toBeNull();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const times = { startsAt: at(-5), endsAt: at(5), endedAt: null };
    store.write((writer) =>
      writer.add('maintenances', {
        title: 'Upgrade',
        message: null,
        priority: 'High',
        status: 'Scheduled',
        ...times,
      }),
    );
    expect((await call('GET', 'maintenance')).body.data).toMatchObject({ title: 'Upgrade', underWay: true });
    const { status, body } = await call('POST', 'newsletterSubscriptions', { email: 'ida@reader.example' });
    expect([status, body.code]).toEqual([503, 'maintenance.read-only']);
    expect((await signIn()).status).toBe(200);
  });
});
