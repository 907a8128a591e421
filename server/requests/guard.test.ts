import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '../../domain/contract/accounts/users.ts';
import type { Database } from '../database/connect.ts';
import { openViewFor } from '../modules/auth/sessions.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { openTestDatabase, type TestDatabase, testSecrets, today } from '../testing/openTestServer.ts';
import { answerError } from './errors.ts';
import { admit, type GuardOptions, guarded, type Handler, isOpen, requireAccess, visited } from './guard.ts';
import type { Answer } from './work.ts';

const signedIn = { access: 'signedIn' } as const;
const makesPeople = { access: { noun: 'candidates', verb: 'create' } } as const;
const sendsMessages = { access: { noun: 'contactMessages', verb: 'create' } } as const;
const nothing: Handler = async () => ({ body: 'done' });

let server: TestDatabase;
let options: GuardOptions;
const tokens = { provider: '', recruiter: '', admin: '', view: '' };
const people: Record<string, User> = {};
beforeAll(async () => {
  server = await openTestDatabase();
  options = { database: server.database, clock: server.clock, secrets: testSecrets };
  for (const userType of ['provider', 'recruiter', 'admin'] as const) {
    const email = `${userType}@talentbench.example`;
    tokens[userType] = await server.signIn(email);
    people[userType] = await server.find(email);
  }
  tokens.view = await inTransactionAs(server.database, 'session', (transaction) => {
    const { id: userId } = people.provider as User;
    const { id: by } = people.admin as User;
    return openViewFor(transaction, { userId, by, now: today, until: new Date('2026-06-15T09:30:00.000Z') });
  });
});
afterAll(() => server.close());

/** A server with only these routes. The header `x-gone` names the stage at which the client disconnects. */
const serve = (define: (app: FastifyInstance) => void) => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  const leaveAt = (stage: string) => async (request: { headers: object; raw: { socket: object } }) => {
    if ('x-gone' in request.headers && request.headers['x-gone'] === stage)
      Object.defineProperty(request.raw.socket, 'destroyed', { value: true });
  };
  app.addHook('onRequest', leaveAt('arrival'));
  app.addHook('preHandler', leaveAt('work'));
  requireAccess(app);
  define(app);
  return async (method: InjectOptions['method'], url: string, token = '', more: InjectOptions = {}) =>
    app.inject({
      ...more,
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...more.headers },
    } as InjectOptions);
};
type Call = ReturnType<typeof serve>;
const codeOf = async (call: ReturnType<Call>) => (await call).json().code;

describe('a refusal', () => {
  it('has the members of RFC 9457 for programs that accept problems, and its code for all', async () => {
    const call = serve((app) => app.get('/api/mine', { config: signedIn }, async () => 'mine'));
    const plain = await call('GET', '/api/mine');
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(plain.json()).not.toHaveProperty('status');
    const accept = 'text/html;q=0.1, application/problem+json, application/json';
    const problem = await call('GET', '/api/mine', '', { headers: { accept } });
    expect(problem.statusCode).toBe(401);
    expect(problem.headers['content-type']).toMatch(/^application\/problem\+json\b/);
    const { message } = plain.json();
    const named = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: message };
    expect(problem.json()).toEqual({ ...plain.json(), ...named, requestId: expect.any(String) });
  });
});

describe('a route', () => {
  it('below /api/ declares its access, and other routes need none', async () => {
    expect(() => serve((app) => app.get('/api/v1/forgotten', async () => 'open'))).toThrow(
      'GET /api/v1/forgotten names no access',
    );
    expect(() => serve((app) => app.get('/api/v1/empty', { config: {} }, async () => 'open'))).toThrow();
    const call = serve((app) => app.get('/about/api/', async () => 'open'));
    expect((await call('GET', '/about/api/')).body).toBe('open');
  });

  it('is open if it is public or the rules let a visitor use it', () => {
    expect(isOpen('public')).toBe(true);
    expect(isOpen('signedIn')).toBe(false);
    expect(isOpen(sendsMessages.access)).toBe(true);
    expect(isOpen(makesPeople.access)).toBe(false);
  });

  it('that is not open requires a token before anything else, and an open one does not', async () => {
    const called = vi.fn(async () => 'called');
    const call = serve((app) => {
      app.get('/api/mine', { config: signedIn }, called);
      app.get('/api/open', { config: { access: 'public' } }, called);
      app.post('/api/form', { config: sendsMessages }, called);
    });
    for (const token of ['', 'short', `${'x'.repeat(30)} y`]) {
      const refused = await call('GET', '/api/mine', token);
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'sign-in.needed']);
    }
    expect(called).not.toHaveBeenCalled();
    expect((await call('GET', '/api/open')).body).toBe('called');
    expect((await call('POST', '/api/form')).body).toBe('called');
  });

  it('lets an operator who views as another person read, and change nothing except ending the view', async () => {
    const call = serve((app) => {
      for (const method of ['GET', 'HEAD', 'PUT'])
        app.route({ method, url: `/api/${method}`, config: signedIn, handler: async () => 'done' });
      app.post('/api/end', { config: { ...signedIn, endsView: true } }, async () => 'ended');
      app.post('/api/work', { config: { ...signedIn, endsView: true } }, guarded(options, nothing));
    });
    expect((await call('GET', '/api/GET', tokens.view)).body).toBe('done');
    expect((await call('HEAD', '/api/HEAD', tokens.view)).statusCode).toBe(200);
    expect(await codeOf(call('PUT', '/api/PUT', tokens.view))).toBe('view.read-only');
    expect((await call('PUT', '/api/PUT', tokens.provider)).body).toBe('done');
    expect((await call('POST', '/api/end', tokens.view)).body).toBe('ended');
    expect(await codeOf(call('POST', '/api/work', tokens.view))).toBe('view.read-only');
    expect((await call('POST', '/api/work', tokens.provider)).body).toBe('done');
  });

  it('does nothing if the client has disconnected', async () => {
    const called = vi.fn(async () => ({ body: 'done' }));
    const call = serve((app) => {
      app.get('/api/mine', { config: signedIn }, guarded(options, called));
      app.get('/api/open', { config: { access: 'public' } }, visited(options, called));
      app.get('/about', called);
    });
    for (const [url, stage] of [
      ['/about', 'arrival'],
      ['/api/mine', 'work'],
      ['/api/open', 'work'],
    ] as const) {
      const answer = await call('GET', url, tokens.provider, { headers: { 'x-gone': stage } });
      expect([url, answer.json().code]).toEqual([url, 'request.client-gone']);
    }
    expect(called).not.toHaveBeenCalled();
  });
});

describe('a guarded route', () => {
  it('requires that the rules let the caller use it', async () => {
    const called = vi.fn(async () => ({ body: 'done' }));
    const call = serve((app) => app.get('/api/people', { config: makesPeople }, guarded(options, called)));
    expect(await codeOf(call('GET', '/api/people', tokens.recruiter))).toBe('access.refused');
    expect(await codeOf(call('GET', '/api/people', 'x'.repeat(43)))).toBe('sign-in.ended');
    expect(called).not.toHaveBeenCalled();
    expect((await call('GET', '/api/people', tokens.provider)).body).toBe('done');
  });

  it('runs with the caller, the time and the settings of the server', async () => {
    const matching = {} as NonNullable<GuardOptions['matching']>;
    const seen: unknown[] = [];
    const look: Handler = async ({ actor, rights, now, ip, platform, secrets, transaction, ...work }) => {
      seen.push([actor.userId, rights, now, ip, Boolean(platform.features), secrets, transaction.role]);
      return { body: { matching: 'matching' in work && work.matching === matching } };
    };
    const call = serve((app) => {
      app.get('/api/without', { config: signedIn }, guarded(options, look));
      app.get('/api/with', { config: signedIn }, guarded({ ...options, matching }, look));
    });
    expect((await call('GET', '/api/without', tokens.recruiter)).json()).toEqual({ matching: false });
    expect((await call('GET', '/api/with', tokens.recruiter)).json()).toEqual({ matching: true });
    const caller = [people.recruiter?.id, 'recruiter', today, '127.0.0.1', true, testSecrets, 'recruiter'];
    expect(seen).toEqual([caller, caller]);
  });

  it('uses the session lookup of the application', async () => {
    const other = { userId: 'USR-X', userType: 'recruiter', companyId: 'CO-X', permissions: [] } as const;
    const as = { ...options, actorOf: () => other };
    const call = serve((app) => {
      app.get(
        '/api/who',
        { config: signedIn },
        guarded(as, async ({ actor }) => ({ body: actor })),
      );
      app.get('/api/admitted', { config: signedIn }, async (request) => admit(as, request));
    });
    for (const url of ['/api/who', '/api/admitted'])
      expect((await call('GET', url, tokens.provider)).json()).toEqual(other);
  });

  it('commits all of its work or none, and a retry with its key is answered without repeating it', async () => {
    const called = vi.fn(async () => ({ body: 'done' }));
    const call = serve((app) => {
      app.post('/api/mine', { config: signedIn }, guarded(options, called));
      app.post('/api/form', { config: sendsMessages }, visited(options, called));
    });
    for (const [url, token] of [
      ['/api/mine', tokens.provider],
      ['/api/form', ''],
    ] as const) {
      called.mockClear();
      const headers = { 'idempotency-key': 'guard-test-1' };
      for (const replay of [undefined, 'true']) {
        const answer = await call('POST', url, token, { headers });
        expect([answer.statusCode, answer.headers['idempotent-replay']]).toEqual([200, replay]);
      }
      expect(called).toHaveBeenCalledOnce();
    }
  });

  it('checks permissions before it reads the body', async () => {
    const call = serve((app) => {
      app.get('/api/people', { config: makesPeople }, async (request) => admit(options, request));
      app.get('/api/mine', { config: signedIn }, async (request) => admit(options, request));
    });
    expect(await codeOf(call('GET', '/api/people', tokens.recruiter))).toBe('access.refused');
    expect((await call('GET', '/api/people', tokens.provider)).json().userId).toBe(people.provider?.id);
    expect((await call('GET', '/api/mine', tokens.recruiter)).json().userId).toBe(people.recruiter?.id);
    expect(await codeOf(call('GET', '/api/mine', 'x'.repeat(43)))).toBe('sign-in.ended');
  });

  it('counts the requests of an account, or of the operator who views as a user, unless that is off', async () => {
    const fresh = { ...options, database: { ...server.database } };
    const call = serve((app) => app.get('/api/mine', { config: signedIn }, guarded(fresh, nothing)));
    const counted = async () => {
      const { rows } = await server.owner.query(
        `select "key" from "allowances" where "key" like 'requests:%'`,
      );
      return rows.length;
    };
    const callOften = async (token: string, times = 50) => {
      for (let n = 0; n < times; n++) expect((await call('GET', '/api/mine', token)).statusCode).toBe(200);
    };
    const turn = async (enabled: boolean) => {
      await server.owner.query('update "featureToggles" set "enabled" = $1 where "name" = $2', [
        enabled,
        rateLimiting,
      ]);
      server.database.committed.emit('featureToggles');
    };
    await turn(false);
    await callOften(tokens.recruiter);
    expect(await counted()).toBe(0);
    await turn(true);
    await callOften(tokens.recruiter, 49);
    expect(await counted()).toBe(0);
    await callOften(tokens.recruiter, 1);
    expect(await counted()).toBe(1);
    await callOften(tokens.view);
    expect(await counted()).toBe(2);
    await callOften(tokens.admin);
    expect(await counted()).toBe(2);
  });

  it('is answered although its requests cannot be counted, which is logged', async () => {
    const logged: unknown[] = [];
    const others = { ...options, database: { ...server.database } };
    const call = serve((app) => {
      app.addHook('onRequest', async (request) => {
        const warn = ({ err }: { err: Error }, message: string) => logged.push([err.message, message]);
        request.log = Object.assign(Object.create(request.log), { warn });
      });
      app.get('/api/mine', { config: signedIn }, guarded(others, nothing));
    });
    await server.owner.query('alter table "allowances" rename to "elsewhere"');
    try {
      for (let n = 0; n < 50; n++)
        expect((await call('GET', '/api/mine', tokens.provider)).statusCode).toBe(200);
    } finally {
      await server.owner.query('alter table "elsewhere" rename to "allowances"');
    }
    expect(logged).toEqual([
      [expect.stringContaining('"allowances" does not exist'), 'could not count requests'],
    ]);
  });
});
const rateLimiting = 'API Rate Limiting';

describe('beside a replica', () => {
  type Replica = NonNullable<Database['replica']>;
  /** A database whose replica, which is the same one read-only, has replayed the log up to a position. */
  const withReplica = (replayed: number) => {
    const { database } = server;
    const reads = { primary: 0, replica: 0 };
    const sessions: object[] = [];
    const monitor: Partial<Replica['monitor']> = {
      reads,
      positionOf: ({ sessionId, writes, position }) => {
        sessions.push({ sessionId, writes, position });
        return 100;
      },
      boundFor: (position) => (position <= replayed ? position : null),
    };
    const pool = {
      connect: async () => {
        const client = await database.pool.connect();
        return {
          release: client.release.bind(client),
          query: (statement: string | { text: string }) =>
            typeof statement === 'object' && statement.text.includes('pg_last_wal_replay_lsn')
              ? client.query(`select ${replayed}::bigint as "position"`)
              : client.query(statement as string),
        };
      },
    };
    const replica = { monitor, pool, account: {} } as Replica;
    return { options: { ...options, database: { ...database, replica } }, reads, sessions };
  };
  const look: Handler = async ({ actor, transaction }) => {
    const [row] = await transaction.query<object>(
      `select current_setting('app.user') as "user", current_setting('app.company') as "company",
         current_setting('transaction_read_only') as "readOnly", current_setting('statement_timeout') as "time"`,
    );
    return { body: { ...row, actor: actor.userId, role: transaction.role } };
  };
  const serveLooks = (over: GuardOptions) =>
    serve((app) => {
      app.get('/api/list', { config: { ...signedIn, onlyReads: true } }, guarded(over, look));
      app.get('/api/report', { config: { ...signedIn, onlyReads: true, large: true } }, guarded(over, look));
      app.get('/api/mine', { config: signedIn }, guarded(over, look));
      app.get('/api/people', { config: { ...makesPeople, onlyReads: true } }, guarded(over, look));
      app.post('/api/mine', { config: signedIn }, guarded(over, look));
    });
  const seenBy = (person: User | undefined, readOnly: 'on' | 'off', time = '4500ms') => ({
    user: person?.id,
    company: person?.companyId ?? '',
    actor: person?.id,
    role: person?.userType,
    readOnly,
    time,
  });

  it('a route that only reads is answered by the replica, with the caller’s company and rights', async () => {
    const { options: over, reads } = withReplica(100);
    const call = serveLooks(over);
    for (const userType of ['provider', 'admin'] as const)
      expect((await call('GET', '/api/list', tokens[userType])).json()).toEqual(
        seenBy(people[userType], 'on'),
      );
    expect((await call('GET', '/api/report', tokens.provider)).json()).toEqual(
      seenBy(people.provider, 'on', '30s'),
    );
    expect(reads).toEqual({ replica: 3, primary: 0 });
  });

  it('the primary answers while the replica has not replayed what the session has written', async () => {
    const { options: over, reads } = withReplica(99);
    expect((await serveLooks(over)('GET', '/api/list', tokens.provider)).json()).toEqual(
      seenBy(people.provider, 'off'),
    );
    expect(reads).toEqual({ replica: 0, primary: 1 });
  });

  it('the primary answers every other route, and decides who may use any', async () => {
    const { options: over, reads } = withReplica(100);
    const call = serveLooks(over);
    expect((await call('GET', '/api/mine', tokens.provider)).json()).toEqual(seenBy(people.provider, 'off'));
    expect(await codeOf(call('GET', '/api/people', tokens.recruiter))).toBe('access.refused');
    expect(reads).toEqual({ replica: 0, primary: 0 });
  });

  it('each write of a session is counted, so that all processes read behind it', async () => {
    const { options: over, sessions } = withReplica(100);
    const call = serveLooks(over);
    const writesOf = async () => {
      const { rows } = await server.owner.query('select "writes", "id" from "sessions" where "userId" = $1', [
        people.provider?.id,
      ]);
      return rows.map(({ writes }) => writes).reduce((all, one) => all + one, 0);
    };
    const before = await writesOf();
    await call('GET', '/api/mine', tokens.provider);
    await call('POST', '/api/mine', tokens.provider);
    expect(await writesOf()).toBe(before + 1);
    await call('GET', '/api/list', tokens.provider);
    expect(sessions).toMatchObject([{ writes: before }, { writes: before }, { writes: before + 1 }]);
    for (const session of sessions)
      expect(session).toEqual({
        sessionId: expect.any(String),
        writes: expect.any(Number),
        position: expect.any(Number),
      });
    expect((sessions[2] as { position: number }).position).toBeGreaterThan(0);
  });

  it('no write is counted, and no read compared, where there is no replica', async () => {
    const call = serveLooks(options);
    const counted = () =>
      server.owner
        .query('select sum("writes")::int as "writes" from "sessions"')
        .then(({ rows }) => rows[0]?.writes);
    const before = await counted();
    await call('POST', '/api/mine', tokens.provider);
    expect(await counted()).toBe(before);
    expect((await call('GET', '/api/list', tokens.provider)).json()).toEqual(seenBy(people.provider, 'off'));
  });
});

describe('large work', () => {
  type Sent = [method: 'GET' | 'POST', url: string, token: string, more?: InjectOptions];
  /** Resolves when this many calls that wait for each other are running. */
  const together = async (count: number, config: object, sent: Sent[]) => {
    const begun: string[] = [];
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const held: Handler = async ({ actor }, { method }) => {
      begun.push(`${actor.userType} ${method}`);
      await gate;
      return { body: 'done' };
    };
    const call = serve((app) => {
      const route = { config: { ...signedIn, ...config }, handler: guarded(options, held) };
      app.route({ ...route, method: ['GET', 'POST'], url: '/api/work' });
      app.get('/api/light', { config: { access: 'public' } }, async () => 'light');
    });
    const answers = sent.map((one) => call(...one));
    let atOnce: string[] = [];
    try {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(count), 20_000);
      for (let n = 0; n < 20; n++) await call('GET', '/api/light');
      atOnce = begun.toSorted();
    } finally {
      letGo();
    }
    for (const answer of await Promise.all(answers)) expect(answer.body).toBe('done');
    return atOnce;
  };
  const json = (length: number) => ({
    payload: JSON.stringify('x'.repeat(length - 2)),
    headers: { 'content-type': 'application/json' },
  });

  it('of one session runs one at a time, in parallel with other sessions and with its own reads', async () => {
    const [mine, theirs] = [tokens.provider, tokens.recruiter];
    const sent: Sent[] = [
      ['GET', '/api/work', mine],
      ['GET', '/api/work', mine],
      ['POST', '/api/work', mine],
      ['GET', '/api/work', theirs],
    ];
    expect(await together(3, { large: true }, sent)).toEqual([
      'provider GET',
      'provider POST',
      'recruiter GET',
    ]);
    expect(await together(4, {}, sent)).toHaveLength(4);
  });

  it('is declared by the route or by a body of more than 64 KB', async () => {
    const twice = (url: string, more?: InjectOptions): Sent[] => [
      ['POST', url, tokens.provider, more],
      ['POST', url, tokens.provider, more],
    ];
    const asked = { large: ({ url }: { url: string }) => url.endsWith('?much') };
    expect(await together(1, asked, twice('/api/work?much'))).toHaveLength(1);
    expect(await together(2, asked, twice('/api/work'))).toHaveLength(2);
    expect(await together(2, {}, twice('/api/work', json(64 * 1024)))).toHaveLength(2);
    expect(await together(1, {}, twice('/api/work', json(64 * 1024 + 1)))).toHaveLength(1);
  });

  it('gets half a minute for each statement if the route is declared as slow', async () => {
    const time: Handler = async ({ transaction }) => {
      const [row] = await transaction.query<{ statement_timeout: string }>('show statement_timeout');
      return { body: row?.statement_timeout };
    };
    const call = serve((app) => {
      app.get('/api/usual', { config: signedIn }, guarded(options, time));
      app.get('/api/large', { config: { ...signedIn, large: true } }, guarded(options, time));
      app.get('/api/some', { config: { ...signedIn, large: () => true } }, guarded(options, time));
    });
    const times = ['/api/usual', '/api/large', '/api/some'].map((url) => call('GET', url, tokens.provider));
    expect((await Promise.all(times)).map(({ body }) => body)).toEqual(['4500ms', '30s', '4500ms']);
  });
});

describe('a route for visitors', () => {
  it('runs as a visitor, with or without a session', async () => {
    const seen: unknown[] = [];
    const call = serve((app) =>
      app.get(
        '/api/open',
        { config: { access: 'public' } },
        visited(options, async ({ name, actor, rights, now, ip, platform, secrets }) => {
          seen.push([name, actor.userType, rights, now, ip, Boolean(platform.features), secrets]);
          return { status: 202, body: 'seen' };
        }),
      ),
    );
    for (const token of ['', tokens.provider])
      expect((await call('GET', '/api/open', token)).statusCode).toBe(202);
    const visit = ['Visitor', 'visitor', 'visitor', today, '127.0.0.1', true, testSecrets];
    expect(seen).toEqual([visit, visit]);
  });

  it('is closed to everyone if the rules do not open it', async () => {
    const called = vi.fn(async () => ({ body: 'done' }));
    const call = serve((app) => {
      app.get('/api/mine', { config: signedIn }, visited(options, called));
      app.get('/elsewhere', visited(options, called));
    });
    expect(await codeOf(call('GET', '/api/mine', tokens.provider))).toBe('access.refused');
    expect(await codeOf(call('GET', '/elsewhere'))).toBe('access.refused');
    expect(called).not.toHaveBeenCalled();
  });

  it('may delay its response until after the commit', async () => {
    const paced = async (answer: Promise<Answer>) => ({ ...(await answer), headers: { 'x-paced': 'yes' } });
    const call = serve((app) =>
      app.get(
        '/api/open',
        { config: { access: 'public' } },
        visited(options, async () => ({ body: 'seen' }), paced),
      ),
    );
    const answer = await call('GET', '/api/open');
    expect([answer.body, answer.headers['x-paced']]).toEqual(['seen', 'yes']);
  });
});

it('a response has the status, headers and body of its handler: JSON, serialized JSON, bytes or nothing', async () => {
  const answers: Record<string, Answer> = {
    '/api/json': { body: { a: 1 } },
    '/api/text': { body: '{"a":2}', status: 201, headers: { 'x-of': 'text' } },
    '/api/bytes': { body: new Uint8Array([1, 2]), headers: { 'content-type': 'image/png' } },
    '/api/nothing': { status: 204 },
    '/api/null': { body: null },
  };
  const call = serve((app) => {
    for (const [url, answer] of Object.entries(answers))
      app.get(
        url,
        { config: { access: 'public' } },
        visited(options, async () => answer),
      );
  });
  const told = [];
  for (const url of Object.keys(answers)) {
    const { statusCode, headers, body } = await call('GET', url);
    told.push([statusCode, headers['content-type'], headers['x-of'], body]);
  }
  expect(told).toEqual([
    [200, 'application/json; charset=utf-8', undefined, '{"a":1}'],
    [201, 'application/json; charset=utf-8', 'text', '{"a":2}'],
    [200, 'image/png', undefined, '\u0001\u0002'],
    [204, undefined, undefined, ''],
    [200, 'application/json; charset=utf-8', undefined, 'null'],
  ]);
});
