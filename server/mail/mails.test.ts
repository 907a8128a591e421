import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../../application/mailCarriers.ts';
import { mostToAddressInDay, strangerKeyOf } from '../../domain/change/notifications/strangers.ts';
import { buildApp } from '../app.ts';
import { cleanUp } from '../cleanup.ts';
import { openJobRunner } from '../jobs/jobRunner.ts';
import type { QueueJob } from '../jobs/queueJob.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { mailJob } from './mailJob.ts';
import type { MailTransport } from './mailTransport.ts';
import { openOutbox } from './outbox.ts';

let server: TestServer;
let admin: Caller;
let mailQueue: QueueJob;
let folder: string;
const publicUrl = () => 'https://bench.example';
const minutes = (count: number) => new Date(today.getTime() + count * 60_000);

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'talentbench-outbox-')), 'outbox');
  const outbox = openOutbox(folder);
  server = await openTestServer({ outbox });
  mailQueue = mailJob({
    database: server.database,
    clock: server.clock,
    transport: outbox,
    secrets: testSecrets,
    publicUrl,
  });
  admin = await server.as('admin@talentbench.example');
});
afterAll(async () => {
  await server.close();
  await rm(join(folder, '..'), { recursive: true });
});
beforeEach(async () => {
  await server.owner.query(`delete from "allowances"`);
});
afterEach(() => server.setNow(today));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.anonymous.send('POST', `/api/v1/${path}`, body, headers);
const rows = async (sql: string, values: unknown[] = []) => (await server.owner.query(sql, values)).rows;
const newest = async (noun: string) => (await rows(`select * from "${noun}" order by "seq" desc limit 1`))[0];
const counts = async () =>
  (
    await rows(
      `select ${['companies', 'users', 'mails', 'auditLogs', 'activities'].map((noun) => `(select count(*)::int from "${noun}") as "${noun}"`).join(', ')}`,
    )
  )[0];

let people = 0;
const signUp = async (columns: object = {}) => {
  const email = `person${++people}@engines.example`;
  const form = { firstName: 'Ada', lastName: 'Byron', email, company: 'Engines Ltd', userType: 'provider' };
  expect((await post('signUpRequests', { ...form, ...columns })).statusCode).toBe(201);
  return newest('signUpRequests');
};
const answer = (request: { id: string; version: number }, body: object) =>
  admin.send('PUT', `/api/v1/signUpRequests/${request.id}`, body, { 'if-match': `"${request.version}"` });
const textOf = async (id: string): Promise<string> =>
  (await admin.get(`/api/v1/mails/${id}/text`)).json().data?.text;
const tokenIn = (text: string): string => /#token=([\w-]{43})\n/.exec(text)?.[1] as string;
/** An approved user, with the token of the invitation. */
const invited = async (columns: object = {}) => {
  const request = await signUp(columns);
  expect((await answer(request, { status: 'Approved' })).statusCode).toBe(200);
  await mailQueue.run();
  const mail = await newest('mails');
  return { email: request.email as string, mail, token: tokenIn(await textOf(mail.id)) };
};
const open = (token: string) => post('auth/password-link', { token });
const choose = (token: string, password = 'orchid-lantern-42') =>
  post('auth/password-link/use', { token, password });
const login = (email: string, password = 'orchid-lantern-42') => post('auth/login', { email, password });
const resetToken = async (email: string) => {
  expect((await post('auth/password-reset', { email })).statusCode).toBe(200);
  await mailQueue.run();
  return tokenIn(await textOf((await newest('mails')).id));
};

describe('a sign-up request', () => {
  it('is not declined without a reason, and keeps the reason', async () => {
    const request = await signUp();
    const refused = await answer(request, { status: 'Declined' });
    expect([refused.statusCode, errorTexts(refused)]).toEqual([
      400,
      { reason: 'Enter a reason for declining' },
    ]);
    const declined = await answer(request, { status: 'Declined', reason: 'No company of this name' });
    expect(declined.json()).toMatchObject({ status: 'Declined', reason: 'No company of this name' });
    expect((await answer(declined.json(), { status: 'Approved' })).statusCode).toBe(409);
    await mailQueue.run();
  });

  it.each([
    ['en', 'Your TalentBench sign-up request', 'Thank you for your interest in TalentBench.'],
    ['es', 'Su solicitud de registro en TalentBench', 'Gracias por su interés en TalentBench.'],
    ['fr', 'Votre demande d’inscription à TalentBench', 'Merci de l’intérêt'],
    ['de', 'Ihr Registrierungsantrag bei TalentBench', 'vielen Dank für Ihr Interesse'],
  ])('tells a declined applicant the reason by mail: %s', async (language, subject, words) => {
    const request = await signUp({ language });
    const before = await counts();
    const reason = 'We found no company of this name in the register.';
    expect((await answer(request, { status: 'Declined', reason })).statusCode).toBe(200);
    expect((await counts()).mails).toBe(before.mails + 1);
    await mailQueue.run();
    const mail = await newest('mails');
    expect(mail).toMatchObject({ to: request.email, purpose: 'declined', subject, language, status: 'Kept' });
    const text = await textOf(mail.id);
    expect(text).toContain(words);
    expect(text).toContain(`\n\n${reason}\n\n`);
    expect(text).toContain(`https://bench.example/${language}/support\n`);
  });

  it('from an address that already has an account is not approved, and nothing is stored', async () => {
    const request = await signUp({ email: 'provider@talentbench.example' });
    const before = await counts();
    const refused = await answer(request, { status: 'Approved' });
    expect([refused.statusCode, errorTexts(refused)]).toEqual([
      400,
      {
        status:
          'provider@talentbench.example already has an account. Decline the request, or ask for another email.',
      },
    ]);
    expect(await counts()).toEqual(before);
  });

  it('once approved is a company, its first person, a mail and three lines of audit, all at once', async () => {
    const request = await signUp({ language: 'de', company: 'Rechenwerk' });
    const before = await counts();
    expect((await answer(request, { status: 'Approved' })).statusCode).toBe(200);
    const [company, user, mail] = [await newest('companies'), await newest('users'), await newest('mails')];
    expect(company).toMatchObject({
      name: 'Rechenwerk',
      type: 'provider',
      status: 'Active',
      industry: null,
      location: null,
      contactPerson: 'Ada Byron',
      email: request.email,
      joinDate: '2026-06-15',
      placements: 0,
    });
    expect(user).toMatchObject({
      companyId: company.id,
      userType: 'provider',
      role: 'Admin',
      status: 'Pending',
      fullName: 'Ada Byron',
    });
    expect(mail).toMatchObject({
      to: request.email,
      userId: user.id,
      purpose: 'invitation',
      language: 'de',
      status: 'Queued',
      attempts: 0,
    });
    const after = await counts();
    expect(Object.entries(after).map(([noun, n]) => [noun, (n as number) - before[noun]])).toEqual([
      ['companies', 1],
      ['users', 1],
      ['mails', 1],
      ['auditLogs', 3],
      ['activities', 1],
    ]);
    expect((await login(request.email)).statusCode).toBe(401);
  });

  it('is approved once when two operators do it at the same moment', async () => {
    const request = await signUp();
    const before = await counts();
    const both = await Promise.all([1, 2].map(() => answer(request, { status: 'Approved' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await counts()).users).toBe(before.users + 1);
    await mailQueue.run();
  });
});

describe('an invitation', () => {
  it('can be read only with security permissions', async () => {
    const { mail } = await invited();
    const others = [server.anonymous, await server.as('provider@talentbench.example')];
    const asked = await Promise.all(others.map((one) => one.get(`/api/v1/mails/${mail.id}/text`)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
    const [operator] = await rows(
      `select "email" from "users" where "userType" = 'admin' and "role" = 'Admin'`,
    );
    const reader = await server.as(operator.email);
    expect((await reader.get(`/api/v1/mails/${mail.id}/text`)).statusCode).toBe(403);
    for (const id of ['MAIL-999999', '..%2f..%2fetc%2fpasswd', 'USR-001'])
      expect((await admin.get(`/api/v1/mails/${id}/text`)).statusCode).toBe(404);
    expect(
      (
        await admin.get(
          `/api/v1/mails/${(await rows(`select "id" from "mails" where "status" = 'Sent' limit 1`))[0].id}/text`,
        )
      ).statusCode,
    ).toBe(404);
  });

  it('is written in the language of its reader, with a link to the configured address and no other', async () => {
    for (const [language, words] of [
      ['en', 'Welcome to TalentBench'],
      ['es', 'Le damos la bienvenida'],
      ['fr', 'Choisissez un mot de passe'],
      ['de', 'Bitte wählen Sie ein Passwort'],
    ] as const) {
      const request = await signUp({ language });
      await admin.send(
        'PUT',
        `/api/v1/signUpRequests/${request.id}`,
        { status: 'Approved' },
        {
          'if-match': `"${request.version}"`,
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
        },
      );
      await mailQueue.run();
      const text = await textOf((await newest('mails')).id);
      expect(text).toContain(words);
      expect(text).toMatch(
        new RegExp(`\n\nhttps://bench\\.example/set-password\\?lang=${language}#token=[\\w-]{43}\n\n`),
      );
      expect(text).not.toContain('evil');
    }
  });

  it('leaves no token in the database, and no other user of the machine can read its file', async () => {
    const { token, mail } = await invited();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${mail.id}.eml`))).mode & 0o777).toBe(0o600);
    const [{ dump }] = await rows(
      `select concat((select json_agg(l) from "passwordLinks" l), (select json_agg(m) from "mails" m), (select json_agg(a) from "auditLogs" a), (select json_agg(k) from "idempotencyKeys" k)) as dump`,
    );
    expect(dump).toContain(mail.id);
    expect(dump).not.toContain(token);
  });

  it('lets its person choose a password that is long and uncommon, once, and sign in with it', async () => {
    const { email, token } = await invited({ firstName: 'Grace' });
    const before = await open(token);
    expect([before.statusCode, before.json().data]).toEqual([
      200,
      { purpose: 'invitation', email, firstName: 'Grace' },
    ]);
    expect(errorTexts(await choose(token, 'short'))).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(errorTexts(await choose(token, 'Password123!'))).toEqual({
      password: 'This password is too common',
    });
    const chosen = await choose(token);
    expect([chosen.statusCode, chosen.json().data]).toEqual([200, { email }]);
    expect((await login(email)).json().data.user).toMatchObject({ email, isActive: true, role: 'Admin' });
    const [audit] = await rows(
      `select * from "auditLogs" where "action" = 'set password' order by "seq" desc limit 1`,
    );
    expect(audit).toMatchObject({ user: 'Grace Byron', noun: 'users', after: '{"status":"Active"}' });
    for (const replay of [await open(token), await choose(token, 'another-lantern-43')])
      expect([replay.statusCode, replay.json().code]).toEqual([410, 'password.link-used']);
  });

  it('used twice at the same moment gives one password', async () => {
    const { token } = await invited();
    const both = await Promise.all(
      ['orchid-lantern-42', 'orchid-lantern-43'].map((one) => choose(token, one)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('whose answer was lost is answered again to the same key, and the key holds no hash of the password', async () => {
    const { email, token } = await invited();
    const key = { 'idempotency-key': 'the-answer-was-lost' };
    const body = { token, password: 'orchid-lantern-42' };
    const twice = [
      await post('auth/password-link/use', body, key),
      await post('auth/password-link/use', body, key),
    ];
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('that grew too old is sent again by the operator, with a new link in place of the old', async () => {
    const { token, mail, email } = await invited();
    server.setNow(minutes(8 * 24 * 60));
    expect((await open(token)).statusCode).toBe(410);
    admin = await server.as('admin@talentbench.example');
    const again = async (body: object) => {
      const { version } = (await admin.get(`/api/v1/mails/${mail.id}`)).json();
      return admin.send('PUT', `/api/v1/mails/${mail.id}`, body, { 'if-match': `"${version}"` });
    };
    expect((await again({ status: 'Sent' })).statusCode).toBe(409);
    expect((await again({ to: 'somebody@else.example' })).statusCode).toBe(400);
    expect((await again({ status: 'Queued' })).json()).toMatchObject({ status: 'Queued', attempts: 0 });
    await mailQueue.run();
    const fresh = tokenIn(await textOf(mail.id));
    expect(fresh).not.toBe(token);
    expect((await choose(fresh)).json().data).toEqual({ email });
  });

  it('works for seven days and no longer', async () => {
    const { token } = await invited();
    server.setNow(minutes(7 * 24 * 60 - 1));
    expect((await open(token)).statusCode).toBe(200);
    server.setNow(minutes(7 * 24 * 60));
    expect([(await open(token)).statusCode, (await choose(token)).statusCode]).toEqual([410, 410]);
  });

  it('opens nothing for a suspended user or a user of a suspended company', async () => {
    for (const [table, column] of [
      ['users', 'id'],
      ['companies', 'companyId'],
    ] as const) {
      const { email, token } = await invited();
      await server.owner.query(
        `update "${table}" set "status" = 'Suspended' where "id" = (select "${column}" from "users" where "email" = $1)`,
        [email],
      );
      expect([(await open(token)).statusCode, (await choose(token)).statusCode]).toEqual([410, 410]);
      expect((await login(email)).statusCode).toBe(401);
    }
  });

  it('is not sent to a user who lost access before it left', async () => {
    const request = await signUp();
    await answer(request, { status: 'Approved' });
    await server.owner.query(`update "users" set "status" = 'Inactive' where "email" = $1`, [request.email]);
    await mailQueue.run();
    expect(await newest('mails')).toMatchObject({
      status: 'Failed',
      lastError: 'The account is no longer one that this mail is for',
    });
  });

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('with a made-up token is refused: %j', async (token) => {
    const status = token === '' ? 400 : 410;
    expect([(await open(token)).statusCode, (await choose(token)).statusCode]).toEqual([status, status]);
  });
});

describe('a forgotten password', () => {
  it('is asked for in the same words whether there is an account or not, and mails only an open one', async () => {
    const [closed] = await rows(`select "email" from "users" where "status" = 'Suspended' limit 1`);
    const before = (await counts()).mails;
    const answers = [];
    for (const email of ['recruiter@talentbench.example', 'nobody@talentbench.example', closed.email])
      answers.push(await post('auth/password-reset', { email, language: 'fr' }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await counts()).mails).toBe(before + 1);
    expect(await newest('mails')).toMatchObject({ purpose: 'reset', language: 'fr', status: 'Queued' });
    await mailQueue.run();
  });

  it('is not asked for with what is no e-mail, nor in a language that is not spoken', async () => {
    const answer = await post('auth/password-reset', { email: 'x', language: 'xx', more: 1 });
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([
      400,
      ['email', 'language', 'more'],
    ]);
  });

  it('takes about as long to ask for, known or not', async () => {
    const took = async (email: string) => {
      const began = performance.now();
      await post('auth/password-reset', { email });
      return performance.now() - began;
    };
    for (const email of ['recruiter@talentbench.example', 'nobody@talentbench.example'])
      expect(await took(email)).toBeGreaterThan(245);
    await mailQueue.run();
  });

  it('is replaced by the link, which ends every session and forgives wrong tries', async () => {
    const email = 'recruiter@talentbench.example';
    const session = (await login(email, 'bench-demo')).json().data.token;
    const token = await resetToken(email);
    for (let n = 0; n < 6; n++) await login(email, 'wrong-password');
    expect((await login(email, 'bench-demo')).statusCode).toBe(429);
    expect((await open(token)).json().data).toMatchObject({ purpose: 'reset', email });
    expect((await choose(token, 'violet-harbour-77')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${session}` };
    expect((await server.app.inject({ url: '/api/v1/auth/profile', headers })).statusCode).toBe(401);
    expect((await login(email, 'bench-demo')).statusCode).toBe(401);
    expect((await login(email, 'violet-harbour-77')).statusCode).toBe(200);
  });

  it('works for an hour, and only by the newest link', async () => {
    const email = 'provider@talentbench.example';
    const first = await resetToken(email);
    const second = await resetToken(email);
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([410, 200]);
    server.setNow(minutes(60));
    expect((await choose(second)).statusCode).toBe(410);
  });

  it('is asked for five times an hour for one account, known or not, and twenty times from one address', {
    tags: 'rest',
  }, async () => {
    for (const email of ['provider@talentbench.example', 'nobody@talentbench.example']) {
      for (let n = 0; n < 5; n++) expect((await post('auth/password-reset', { email })).statusCode).toBe(200);
      const refused = await post('auth/password-reset', { email });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '720']);
    }
    for (let n = 0; n < 10; n++) await post('auth/password-reset', { email: `${n}@x.example` });
    expect((await post('auth/password-reset', { email: 'fresh@x.example' })).statusCode).toBe(429);
    await mailQueue.run();
  });
});

describe('the mail job', () => {
  const failing = (code: string): MailTransport => ({
    leaves: 'Sent',
    carry: () => Promise.reject(Object.assign(new Error('550 No such\nmailbox'), { code })),
    close: () => {},
  });
  const collecting = () => {
    const letters: Letter[] = [];
    const transport: MailTransport = {
      leaves: 'Sent',
      carry: async (letter) => {
        letters.push(letter);
      },
      close: () => {},
    };
    return { letters, transport };
  };
  const mailQueueWith = (transport: MailTransport) =>
    mailJob({
      database: server.database,
      clock: server.clock,
      transport,
      secrets: testSecrets,
      publicUrl,
    });

  it('tries again after a minute, then ever later, and gives up in the end with the reason', async () => {
    const request = await signUp();
    await answer(request, { status: 'Approved' });
    const unlucky = mailQueueWith(failing('EENVELOPE'));
    let at = 0;
    for (const [attempt, wait] of [1, 4, 16, 64, 256].entries()) {
      expect(await unlucky.run()).toBe(1);
      expect(await newest('mails')).toMatchObject({
        status: 'Queued',
        attempts: attempt + 1,
        lastError: '550 No such mailbox',
      });
      server.setNow(minutes(at + wait - 0.5));
      expect(await unlucky.run()).toBe(0);
      at += wait;
      server.setNow(minutes(at));
    }
    await unlucky.run();
    expect(await newest('mails')).toMatchObject({ status: 'Failed', attempts: 6, sentAt: null });
    server.setNow(minutes(100_000));
    expect(await unlucky.run()).toBe(0);
  });

  it('of one process sends what another has not in hand: each mail once', async () => {
    const requests = [];
    for (let n = 0; n < 12; n++) requests.push(await signUp());
    for (const request of requests) await answer(request, { status: 'Approved' });
    const { letters, transport } = collecting();
    const mailQueues = [1, 2, 3].map(() => mailQueueWith(transport));
    await Promise.all(mailQueues.map((one) => one.run()));
    expect(letters.map(({ to }) => to).sort()).toEqual(requests.map(({ email }) => email).sort());
  });

  it('wakes when a mail is committed, and not when the change is refused', async () => {
    const { letters, transport } = collecting();
    let arrived = () => {};
    const first = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const awake = mailQueueWith({
      ...transport,
      carry: async (letter) => {
        await transport.carry(letter);
        arrived();
      },
    });
    const runner = openJobRunner({ database: server.database, jobs: [awake] });
    runner.start();
    const refused = await signUp({ email: 'admin@talentbench.example' });
    await answer(refused, { status: 'Approved' });
    const request = await signUp();
    await answer(request, { status: 'Approved' });
    await first;
    await runner.close();
    expect(letters.map(({ to }) => to)).toEqual([request.email]);
  });

  it('that died with a mail in hand leaves it to the next after a minute', async () => {
    const request = await signUp();
    await answer(request, { status: 'Approved' });
    await server.owner.query(
      `update "mails" set "attempts" = 1, "updatedAt" = $1 where "status" = 'Queued'`,
      [today],
    );
    const { letters, transport } = collecting();
    const next = mailQueueWith(transport);
    expect(await next.run()).toBe(0);
    server.setNow(minutes(1));
    expect(await next.run()).toBe(1);
    expect(letters[0]?.to).toBe(request.email);
  });
});

describe('the outbox', () => {
  it('forgets mails whose link was used, replaced or is too old, and keeps the others', async () => {
    const outbox = openOutbox(folder);
    await cleanUp(server.database, outbox, minutes(8 * 24 * 60));
    expect(await readdir(folder)).toEqual([]);
    admin = await server.as('admin@talentbench.example');
    const [used, kept] = [await invited(), await invited()];
    await choose(used.token);
    await cleanUp(server.database, outbox, today);
    expect(await readdir(folder)).toEqual([`${kept.mail.id}.eml`]);
    expect((await admin.get(`/api/v1/mails/${used.mail.id}/text`)).statusCode).toBe(404);
    expect((await admin.get(`/api/v1/mails/${kept.mail.id}/text`)).statusCode).toBe(200);
  });

  it('keeps reports and the heads of the audit log for a week', async () => {
    const outbox = openOutbox(folder);
    for (const purpose of ['report', 'audit']) {
      const { mail } = await invited();
      await server.owner.query('update "passwordLinks" set "endedAt" = $2 where "mailId" = $1', [
        mail.id,
        today,
      ]);
      const sent = (daysAgo: number) =>
        server.owner.query('update "mails" set "purpose" = $2, "createdAt" = $3 where "id" = $1', [
          mail.id,
          purpose,
          minutes(-daysAgo * 24 * 60),
        ]);
      await sent(6);
      await cleanUp(server.database, outbox, today);
      expect(await readdir(folder), purpose).toContain(`${mail.id}.eml`);
      await sent(8);
      await cleanUp(server.database, outbox, today);
      expect(await readdir(folder), purpose).not.toContain(`${mail.id}.eml`);
    }
  });

  it('is no part of a server that sends its mails', async () => {
    const { mail } = await invited();
    const sending = await buildApp({
      database: server.database,
      clock: () => today,
      secrets: testSecrets,
      version: 'sending',
    });
    const headers = { authorization: `Bearer ${admin.token}` };
    expect((await sending.inject({ url: `/api/v1/mails/${mail.id}/text`, headers })).statusCode).toBe(404);
    await sending.close();
  });
});

describe('news for a provider’s people', () => {
  it('leaves as a mail in plain words that leads to the page, and is kept while it is news', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    const asked = { providerId: 'CO-001', position: 'Lighthouse Keeper', duration: '3 months' };
    const request = (await recruiter.send('POST', '/api/v1/requests', asked)).json();
    const newest = async () =>
      (await rows(`select * from "mails" where "purpose" = 'notice' order by "seq" desc limit 1`))[0];
    await mailQueue.run();
    expect(await newest()).toMatchObject({ status: 'Queued', attempts: 0 });
    // Further steps of the record would have been added to it.
    server.setNow(new Date(today.getTime() + 10 * 60_000));
    await mailQueue.run();
    server.setNow(today);
    const mail = await newest();
    expect(mail).toMatchObject({
      status: 'Kept',
      subject: 'Corvane Financial sent you a request for Lighthouse Keeper',
    });
    const text = await textOf(mail.id);
    expect(text).toContain(`\n${publicUrl()}/provider/requests/${request.id}/show\n`);
    expect(text).not.toContain('token');
    const later = (days: number) => new Date(today.getTime() + days * 24 * 60 * 60_000);
    await cleanUp(server.database, openOutbox(folder), later(6));
    expect(await openOutbox(folder).textOf(mail.id)).toBe(text);
    await cleanUp(server.database, openOutbox(folder), later(8));
    expect(await openOutbox(folder).textOf(mail.id)).toBeNull();
  });
});

describe('a user added by an operator', () => {
  beforeEach(async () => {
    admin = await server.as('admin@talentbench.example');
  });
  const add = async () => {
    const email = `added${++people}@engines.example`;
    const made = await admin.send('POST', '/api/v1/users', {
      userType: 'provider',
      companyId: 'CO-001',
      firstName: 'Ada',
      lastName: 'Byron',
      email,
    });
    expect([made.statusCode, made.json().status]).toEqual([201, 'Pending']);
    return made.json() as { id: string; email: string };
  };
  const tokenOf = async (userId: string) => {
    await mailQueue.run();
    const mail = await newest('mails');
    expect(mail).toMatchObject({ userId, purpose: 'invitation', status: 'Kept' });
    return tokenIn(await textOf(mail.id));
  };
  let times = 0;
  const inviteAgain = async (id: string) => {
    const url = `/api/v1/users/${id}`;
    const headers = { 'if-match': (await admin.get(url)).headers.etag as string };
    return admin.send('PUT', url, { invitedAt: minutes(++times).toISOString() }, headers);
  };

  it('is active and signs in once a password was chosen by the link of the mail', async () => {
    const { id, email } = await add();
    expect((await login(email)).statusCode).not.toBe(200);
    expect((await choose(await tokenOf(id))).statusCode).toBe(200);
    expect((await admin.get(`/api/v1/users/${id}`)).json().status).toBe('Active');
    expect((await login(email)).statusCode).toBe(200);
  });

  it('is refused beside the address when the address has had its mails of the day', async () => {
    const email = `full${++people}@engines.example`;
    const ada = { userType: 'provider', companyId: 'CO-001', firstName: 'Ada', lastName: 'Byron', email };
    const before = (await counts()).users;
    await server.owner.query(
      `insert into "mails" ("to", "subject", "purpose", "language", "status", "attempts", "strangerKey", "strangerOn")
       select $1, 'Before', 'newsletter', 'en', 'Sent', 1, $2, '2026-06-15' from generate_series(1, $3::integer)`,
      [email, strangerKeyOf(email), mostToAddressInDay],
    );
    const refused = await admin.send('POST', '/api/v1/users', { ...ada, email: email.toUpperCase() });
    expect([refused.statusCode, refused.json().errors.email?.code]).toEqual([400, 'mails.address-day']);
    expect((await counts()).users).toBe(before);
    server.setNow(minutes(24 * 60));
    admin = await server.as('admin@talentbench.example');
    expect((await admin.send('POST', '/api/v1/users', ada)).statusCode).toBe(201);
  });

  it('is invited again by a new link, which ends the one before', async () => {
    const { id } = await add();
    const first = await tokenOf(id);
    expect((await inviteAgain(id)).statusCode).toBe(200);
    const second = await tokenOf(id);
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([410, 200]);
    expect((await choose(second)).statusCode).toBe(200);
    expect((await inviteAgain(id)).statusCode).toBe(409);
  });

  it('reads in the invitation that they are to operate the platform, where they are an operator', async () => {
    const made = await admin.send('POST', '/api/v1/users', {
      userType: 'admin',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'new-operator@talentbench.example',
    });
    expect(made.statusCode).toBe(201);
    await mailQueue.run();
    const text = await textOf((await newest('mails')).id);
    expect(text).toContain('You have been invited to operate TalentBench.');
    expect(text).not.toContain('company');
    await add();
    await mailQueue.run();
    expect(await textOf((await newest('mails')).id)).toContain('Your account is ready.');
  });
});

describe('the link of a kept mail', () => {
  const operator = async (permissions: readonly string[], name: string) => {
    const role = await admin.send('POST', '/api/v1/roles', {
      name,
      description: 'Made for a test',
      permissions,
    });
    expect([role.statusCode, role.body]).toEqual([201, expect.anything()]);
    return withRole(role.json().id);
  };
  const withRole = async (customRoleId: string) => {
    const email = `operator${++people}@talentbench.example`;
    const added = await admin.send('POST', '/api/v1/users', {
      firstName: 'Odd',
      lastName: 'Operator',
      email,
      companyId: null,
      userType: 'admin',
      role: 'Viewer',
      customRoleId,
    });
    expect([added.statusCode, added.body]).toEqual([201, expect.anything()]);
    await server.owner.query(`update "users" set "status" = 'Active' where "email" = $1`, [email]);
    return { email, caller: await server.as(email) };
  };
  const resetOf = async (email: string) => {
    expect((await post('auth/password-reset', { email })).statusCode).toBe(200);
    await mailQueue.run();
    const [mail] = await rows(
      `select * from "mails" where "to" = $1 and "purpose" = 'reset' order by "seq" desc limit 1`,
      [email],
    );
    return mail.id as string;
  };
  const readBy = async (caller: Caller, id: string) =>
    (await caller.get(`/api/v1/mails/${id}/text`)).json().data as { text: string; linkHidden: boolean };

  it('does not let an operator with security.write become Super Admin', async () => {
    const small = ['market.read', 'operations.read', 'administration.read', 'security.write'];
    const [console] = await rows(`select "id" from "roles" where "name" = 'Security Admin'`);
    for (const { caller } of [await operator(small, 'Guard'), await withRole(console.id)]) {
      const id = await resetOf('admin@talentbench.example');
      expect((await caller.get(`/api/v1/mails?filter={"to":"admin@talentbench.example"}`)).statusCode).toBe(
        200,
      );
      const { text, linkHidden } = await readBy(caller, id);
      expect([linkHidden, /[\w-]{43}/.test(text)]).toEqual([true, false]);
      expect(text).toContain('https://bench.example/set-password?lang=en#…');
      const whole = await caller.get(`/api/v1/mails/${id}`);
      expect(whole.body).not.toMatch(/token/);
    }
  });

  it('is read by a Super Admin, so that a platform without a mail server works', async () => {
    const { text, linkHidden } = await readBy(admin, await resetOf('admin@talentbench.example'));
    expect([linkHidden, (await open(tokenIn(text))).statusCode]).toEqual([false, 200]);
  });

  it('is read by an operator who may change the account of the receiver', async () => {
    const viewer = ['market.read', 'operations.read', 'administration.read'];
    const { caller } = await operator(
      [...viewer, 'users.write', 'security.write'],
      'Keeper of small accounts',
    );
    const { email } = await operator(viewer, 'Reader');
    expect((await readBy(caller, await resetOf(email))).linkHidden).toBe(false);
  });

  it('is hidden once the account of its receiver is gone', async () => {
    const id = await resetOf('recruiter@talentbench.example');
    await server.owner.query(`update "mails" set "userId" = null where "id" = $1`, [id]);
    expect((await readBy(admin, id)).linkHidden).toBe(true);
  });
});
