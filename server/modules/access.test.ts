import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  can,
  grantsOf,
  matches,
  type Party,
  type Scope,
  scopeFor,
  scopesOf,
  visitor,
} from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { type Verb, verbs } from '../../domain/access/rules.ts';
import { permissions } from '../../domain/contract/accounts/permissions.ts';
import { toldByFile } from '../../domain/contract/files/readDocument.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import { formFields, type Row } from '../../domain/contract/noun.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { tinyPdf } from '../../fixtures/tinyPdf.ts';
import { requireAccess } from '../requests/guard.ts';
import { inTransaction, inTransactionAs } from '../store/transaction.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { actorOf, people, rowsOf } from '../testing/parties.ts';
import { addUnseeded } from '../testing/unseeded.ts';

const url = (noun: NounName, id?: string) => `/api/v1/${noun}${id ? `/${id}` : ''}`;

/** A row in these scopes, one outside of them, and an id that does not exist. */
const pick = (rows: Row[], scopes: readonly Scope[]) => ({
  own: rows.find((row) => scopeFor(scopes, row)),
  other: rows.find((row) => !scopeFor(scopes, row)),
});
const formOf = (noun: NounName, row: Row, leftOut: string[]) => {
  const { lifecycles, unique, file } = nounOf(noun);
  const notInForms = [...leftOut, ...lifecycles.map(({ field }) => field), ...(file ? toldByFile : [])];
  const columns = formFields(nounOf(noun))
    .filter((field) => !notInForms.includes(field))
    .map((field) => [field, unique?.includes(field) ? `new.${Math.random()}@made.example` : row[field]]);
  return { ...Object.fromEntries(columns), ...(file && { content: paper }) };
};
const paper = Buffer.from(tinyPdf('A paper', ['of one page'])).toString('base64');

/** Calls an operation of a noun: on this row, or on the noun itself. */
const call = (caller: Caller, verb: Verb, noun: NounName, row: Row) => {
  switch (verb) {
    case 'list':
      return caller.get(`${url(noun)}?range=[0,999]`);
    case 'show':
      return caller.get(url(noun, row.id));
    case 'create':
      return caller.send('POST', url(noun), row);
    case 'edit':
      return caller.send('PUT', url(noun, row.id), {}, { 'if-match': `"${row.version}"` });
    case 'delete':
      return caller.send('DELETE', url(noun, row.id), undefined, { 'if-match': `"${row.version}"` });
  }
};
/** What an allowed call may answer: a form or a row may still be refused for its values, or because it is in use. */
const answersTo: Record<Verb, readonly number[]> = {
  list: [200],
  show: [200],
  create: [201, 400, 409],
  edit: [200],
  delete: [200, 409],
};

describe('every operation of every noun', () => {
  let server: TestServer;
  const actors: { actor: Party; caller: Caller }[] = [];
  beforeAll(async () => {
    server = await openTestServer();
    await addUnseeded(server);
    for (const userType of userTypes)
      actors.push({
        actor: await actorOf(server, userType),
        caller: await server.as(people[userType]),
      });
    actors.push({ actor: visitor, caller: server.anonymous });
  });
  afterAll(() => server.close());

  const isOnRow = (verb: Verb) => verb !== 'list' && verb !== 'create';
  /** Someone who may call it, with a row to call it on. */
  const allowedIn = (verb: Verb, noun: NounName, all: readonly Row[]) =>
    actors.flatMap(({ actor, caller }) => {
      const scopes = scopesOf(actor, verb, noun);
      const row = isOnRow(verb) ? all.find((one) => scopeFor(scopes, one)) : all[0];
      return can(actor, verb, noun) && row ? [{ caller, row, scopes, expected: answersTo[verb] }] : [];
    })[0];
  /** Someone who may not: because the row is another company’s, or else because the operation is not theirs at all. */
  const refusedIn = (verb: Verb, noun: NounName, all: readonly Row[]) => {
    if (can(visitor, verb, noun)) return undefined;
    const others = actors.flatMap(({ actor, caller }) => {
      const row = all.find((one) => !scopeFor(scopesOf(actor, verb, noun), one));
      if (!row || !isOnRow(verb) || !can(actor, verb, noun)) return [];
      const isSeen = scopeFor(scopesOf(actor, 'show', noun), row) !== undefined;
      return [{ caller, row, expected: isSeen ? 403 : 404 }];
    });
    const none = actors
      .filter(({ actor }) => !can(actor, verb, noun))
      .map(({ actor, caller }) => ({
        caller,
        row: all[0] as Row,
        expected: actor.userType === 'visitor' ? 401 : 403,
      }));
    return others[0] ?? none[0];
  };

  // Rows before those that they refer to, with which they may be deleted.
  it.each(nounNames.toReversed())('%s: one call that is allowed, and one that is refused', async (noun) => {
    const all = await rowsOf(server, noun);
    for (const verb of verbs) {
      const formFrom = (row: Row, scopes: readonly Scope[]) =>
        verb === 'create' ? ({ ...formOf(noun, row, Object.keys(scopes[0]?.where ?? {})) } as Row) : row;
      const refused = refusedIn(verb, noun, all);
      if (refused) {
        const answer = await call(refused.caller, verb, noun, formFrom(refused.row, []));
        expect([verb, answer.statusCode]).toEqual([verb, refused.expected]);
      }
      const allowed = allowedIn(verb, noun, all);
      if (!allowed) continue;
      const answer = await call(allowed.caller, verb, noun, formFrom(allowed.row, allowed.scopes));
      expect(allowed.expected, `${verb} allowed: ${answer.body}`).toContain(answer.statusCode);
      if (verb === 'list') {
        const expected = all.filter((row) => scopeFor(allowed.scopes, row));
        expect(answer.headers['content-range']).toMatch(new RegExp(`/${expected.length}$`));
        expect(answer.json().map((row: Row) => row.id)).toEqual(expected.slice(0, 1000).map(({ id }) => id));
      }
    }
  });

  it.each(nounNames.filter((noun) => can(visitor, 'create', noun)))(
    '%s can be created in its initial state, and in no other',
    async (noun) => {
      const { where } = scopesOf(visitor, 'create', noun)[0] as Scope;
      const form = formOf(noun, (await rowsOf(server, noun))[0] as Row, Object.keys(where));
      for (const [field, value] of Object.entries(where)) {
        const answer = await server.anonymous.send('POST', url(noun), { ...form, [field]: value ?? 'x' });
        expect([answer.statusCode, errorTexts(answer)]).toEqual([400, { [field]: 'This can’t be set here' }]);
      }
      const made = await server.anonymous.send('POST', url(noun), form);
      expect([made.statusCode, made.json().data]).toEqual([201, null]);
      expect((await rowsOf(server, noun)).at(-1)).toMatchObject(where);
    },
  );
});

describe('every combination of user type, noun, verb and tenant', { tags: 'rest' }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await addUnseeded(server);
  });
  afterAll(() => server.close());

  describe.each(userTypes)('as %s', (userType) => {
    let actor: Actor;
    let caller: Caller;
    beforeAll(async () => {
      actor = await actorOf(server, userType);
      caller = await server.as(people[userType]);
    });

    it.each(nounNames)('%s responds as the rules say', async (noun) => {
      const all = await rowsOf(server, noun);
      const allowed = (verb: (typeof verbs)[number]) => can(actor, verb, noun);
      const seen = scopesOf(actor, 'show', noun);
      const { own, other } = pick(all, seen);

      const list = await caller.get(`${url(noun)}?range=[0,999]`);
      expect(['list', list.statusCode]).toEqual(['list', allowed('list') ? 200 : 403]);
      if (allowed('list')) {
        const expected = all.filter((row) => scopeFor(scopesOf(actor, 'list', noun), row));
        expect(list.headers['content-range']).toMatch(new RegExp(`/${expected.length}$`));
        expect(list.json().map((row: Row) => row.id)).toEqual(expected.slice(0, 1000).map((row) => row.id));
      }

      const missing = `${nounOf(noun).prefix}-999999999`;
      if (own)
        expect(['show own', (await caller.get(url(noun, own.id))).statusCode]).toEqual(['show own', 200]);
      if (other)
        expect(['show other', (await caller.get(url(noun, other.id))).statusCode]).toEqual([
          'show other',
          allowed('show') ? 404 : 403,
        ]);
      expect(['show none', (await caller.get(url(noun, missing))).statusCode]).toEqual([
        'show none',
        allowed('show') ? 404 : 403,
      ]);

      for (const [method, verb] of [
        ['PUT', 'edit'],
        ['DELETE', 'delete'],
      ] as const) {
        const send = (row: { id: string; version: number }) =>
          caller.send(method, url(noun, row.id), method === 'PUT' ? {} : undefined, {
            'if-match': `"${row.version}"`,
          });
        if (own) {
          const inHand = scopeFor(scopesOf(actor, verb, noun), own);
          const answer = await send(own);
          const expected = inHand ? [200, ...(verb === 'delete' ? [409] : [])] : [403];
          expect(expected, `${verb} own ${answer.body}`).toContain(answer.statusCode);
        }
        if (other)
          expect([verb, 'other', (await send(other)).statusCode]).toEqual([
            verb,
            'other',
            allowed(verb) ? 404 : 403,
          ]);
        expect([verb, 'none', (await send({ id: missing, version: 1 })).statusCode]).toEqual([
          verb,
          'none',
          allowed(verb) ? 404 : 403,
        ]);
      }

      const stamped = scopesOf(actor, 'create', noun)[0]?.where ?? {};
      const model = own ?? (all[0] as Row);
      const made = await caller.send('POST', url(noun), formOf(noun, model, Object.keys(stamped)));
      if (can(visitor, 'create', noun))
        expect([201, 400], `create as a visitor ${made.body}`).toContain(made.statusCode);
      else if (!allowed('create')) expect(['create', made.statusCode]).toEqual(['create', 403]);
      else if (made.statusCode === 201)
        expect(matches({ where: stamped }, { ...stamped, ...made.json() })).toBe(true);
      else expect([400, 409], made.body).toContain(made.statusCode);
      for (const field of Object.keys(stamped)) {
        const foreign = await caller.send('POST', url(noun), {
          ...formOf(noun, model, Object.keys(stamped)),
          [field]: 'CO-003',
        });
        const why = errorTexts(foreign)?.[field];
        expect([foreign.statusCode, why]).toEqual([400, expect.any(String)]);
        // If several kinds can be created, sending a stamped value selects another kind, which has its own
        // refusals.
        if (scopesOf(actor, 'create', noun).length === 1)
          expect([field, why]).toEqual([field, 'This can’t be set here']);
      }
    });
  });

  describe('as a visitor', () => {
    const asked = [
      ['GET', 'list'],
      ['GET', 'show'],
      ['POST', 'create'],
      ['PUT', 'edit'],
      ['DELETE', 'delete'],
    ] as const;
    it.each(nounNames)('%s responds as the rules say', async (noun) => {
      const [row] = await rowsOf(server, noun);
      for (const [method, verb] of asked) {
        const address = url(noun, verb === 'list' || verb === 'create' ? undefined : String(row?.id));
        const body = method === 'PUT' || method === 'POST' ? { payload: {} } : {};
        const answer = await server.app.inject({
          method,
          url: address,
          headers: { 'if-match': '"1"' },
          ...body,
        });
        expect([verb, answer.statusCode]).toEqual([verb, can(visitor, verb, noun) ? 400 : 401]);
      }
    });
  });
});

describe('without the application’s guard', { tags: 'rest' }, () => {
  let server: TestServer;
  beforeAll(async () => {
    const everything = { userType: 'admin' as const, companyId: null, permissions };
    server = await openTestServer({ actorOf: (session) => ({ ...session.actor, ...everything }) });
  });
  afterAll(() => server.close());

  describe.each(['provider', 'recruiter'] as const)('a %s', (userType) => {
    let actor: Actor;
    let caller: Caller;
    beforeAll(async () => {
      actor = { ...(await actorOf(server, userType)), permissions };
      caller = await server.as(people[userType]);
    });

    it.each(nounNames)('cannot access another tenant’s %s', async (noun) => {
      const all = await rowsOf(server, noun);
      const seen = [...scopesOf(actor, 'show', noun), ...scopesOf(actor, 'list', noun)];
      const { other } = pick(all, seen);
      const list = await caller.get(`${url(noun)}?range=[0,999]`);
      if (list.statusCode === 200) {
        const ids = new Set(all.filter((row) => scopeFor(seen, row)).map((row) => row.id));
        expect(list.json().filter((row: Row) => !ids.has(row.id))).toEqual([]);
      } else expect(list.statusCode).toBe(403);
      if (!other) return;
      const answers = [
        await caller.get(url(noun, other.id)),
        await caller.send('PUT', url(noun, other.id), changeOf(noun, other), {
          'if-match': `"${other.version}"`,
        }),
        await caller.send('DELETE', url(noun, other.id), undefined, { 'if-match': `"${other.version}"` }),
        await caller.send('POST', url(noun), formOf(noun, other, [])),
      ];
      const made = answers.at(-1);
      if (made?.statusCode === 201 && !can(visitor, 'create', noun))
        expect(scopeFor(scopesOf(actor, 'create', noun), made.json())).toBeTruthy();
      expect(
        answers
          .slice(0, 3)
          .filter((answer) => answer.statusCode < 400 || answer.statusCode >= 500)
          .map((answer) => answer.body),
      ).toEqual([]);
      expect((await rowsOf(server, noun)).find((row) => row.id === other.id)).toEqual(other);
    });
  });

  it('as a control, the same requests succeed without row-level security', async () => {
    await server.owner.query('alter table "candidates" disable row level security');
    const caller = await server.as(people.provider);
    const foreign = (await rowsOf(server, 'candidates')).find((row) => row.companyId !== 'CO-001') as Row;
    expect((await caller.get(url('candidates', foreign.id))).statusCode).toBe(200);
    await server.owner.query('alter table "candidates" enable row level security');
    expect((await caller.get(url('candidates', foreign.id))).statusCode).toBe(404);
  });
});

/** A change that the form of this noun accepts, so that only the database can refuse it. */
const changeOf = (noun: NounName, row: Row): Record<string, unknown> => {
  const text = Object.keys(nounOf(noun).fields).find(
    (field) =>
      typeof row[field] === 'string' &&
      [
        'name',
        'title',
        'position',
        'employee',
        'interviewer',
        'description',
        'details',
        'source',
        'firstName',
        'label',
      ].includes(field),
  );
  return text && !nounOf(noun).fixed.includes(text) && !nounOf(noun).serverSet.includes(text)
    ? { [text]: 'Taken over' }
    : {};
};

describe('the access rules of routes', () => {
  it('require declared access on every route, or the server does not start', () => {
    const app = Fastify();
    requireAccess(app);
    expect(() => app.get('/api/v1/forgotten', async () => 'open')).toThrow(
      '/api/v1/forgotten names no access',
    );
  });

  it('cover every noun for at least one user type', () => {
    for (const noun of nounNames)
      expect([noun, userTypes.some((type) => grantsOf(rulesOf(noun)[type]?.list).length > 0)]).toEqual([
        noun,
        true,
      ]);
  });
});

describe('the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const readAs = async (role: UserType, sql: string) =>
    inTransaction(server.database, async (transaction) => {
      await transaction.query(`select set_config('app.company', 'CO-999', true)`);
      return transaction.as(role).query<Record<string, unknown>>(sql);
    });

  it.each(['cost', 'email', 'phone', 'notes', 'availabilityConfirmed'])(
    'does not let a recruiter read the %s of listed candidates',
    async (field) => {
      await expect(readAs('recruiter', `select "${field}" from "candidates"`)).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  it('lets a recruiter read public fields of listed candidates, and a provider all of its own', async () => {
    expect((await readAs('recruiter', 'select "title", "rate" from "candidates" limit 3')).length).toBe(3);
    expect(await readAs('provider', 'select "cost", "email", "notes" from "candidates" limit 3')).toEqual([]);
  });

  it('the database lets a visitor insert what the rules say, and read nothing', async () => {
    for (const noun of nounNames) {
      const { rows } = await server.owner.query<{ privilege: string }>(
        `select privilege_type as privilege from information_schema.role_table_grants where grantee = current_database() || '_visitor' and table_name = $1`,
        [noun],
      );
      expect([noun, rows.map((row) => row.privilege)]).toEqual([
        noun,
        can(visitor, 'create', noun) ? ['INSERT'] : [],
      ]);
    }
    const approved = inTransactionAs(server.database, 'visitor', (transaction) => {
      return transaction.query(
        `insert into "signUpRequests" ("firstName", "lastName", "email", "company", "userType", "status") values ('A', 'B', 'a@b.example', 'C', 'provider', 'Approved')`,
      );
    });
    await expect(approved).rejects.toThrow('row-level security');
  });

  it('hides fields from every role that all its rules hide, if the role only reads', async () => {
    const open: string[] = [];
    for (const noun of nounNames)
      for (const role of userTypes) {
        const grants = [...grantsOf(rulesOf(noun)[role]?.list), ...grantsOf(rulesOf(noun)[role]?.show)];
        const { create, edit, delete: remove } = rulesOf(noun)[role] ?? {};
        if (grants.length === 0 || create || edit || remove) continue;
        for (const field of Object.keys(nounOf(noun).all))
          if (grants.every(({ only, hide }) => (only ? !only.includes(field) : hide?.includes(field))))
            if (!['id', 'version'].includes(field))
              await readAs(role, `select "${field}" from "${noun}" limit 1`).then(
                () => open.push(`${role} ${noun}.${field}`),
                () => undefined,
              );
      }
    expect(open).toEqual([]);
  });
});
