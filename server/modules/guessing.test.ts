import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mintLink } from '../mail/mintLink.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(today);
  await server.owner.query('delete from "signInFailures"; delete from "signInPlaces"');
});

const owner = 'provider@talentbench.example';
const colleague = 'recruiter@talentbench.example';
const right = 'bench-demo';
type From = { ip?: string; device?: string };
const login = (email: string, password: string, { ip = '203.0.113.7', device }: From = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress: ip,
    payload: { email, password, ...(device && { device }) },
  });
const wrong = (email: string, from: From = {}) => login(email, 'not-the-password', from);
const colleagues = async (count: number): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select u."email" from "users" u join "companies" c on c."id" = u."companyId"
     where u."status" = 'Active' and c."status" = 'Active' and u."email" <> $1 order by u."seq" limit $2`,
    [owner, count],
  );
  return rows.map(({ email }) => email);
};
/** Ten at a time, as a busy machine would refuse some of more for other reasons. */
const inGroups = async (count: number, act: (at: number) => ReturnType<typeof login>) => {
  const answers: Awaited<ReturnType<typeof login>>[] = [];
  for (let from = 0; from < count; from += 10) {
    const group = Array.from({ length: Math.min(10, count - from) }, (_, at) => act(from + at));
    answers.push(...(await Promise.all(group)));
  }
  return answers;
};
const statuses = (answers: { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

describe('guessing a password', () => {
  it('reaches the hash five times when sixty attempts arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => wrong(owner)));
    const { 401: hashed = 0, 429: refused = 0, 503: busy = 0 } = statuses(answers);
    // A busy machine gives up some that were let through.
    expect(hashed + busy).toBeGreaterThanOrEqual(5);
    expect([hashed <= 5, hashed + busy + refused]).toEqual([true, 60]);
    expect(refused).toBeGreaterThan(40);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('1');
  });

  it('reaches the hash no more often if counting is slow and further attempts arrive meanwhile', async () => {
    await server.owner.query(`
      create function count_slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.01); return new; end $$;
      create trigger "slow" before update on "signInFailures" for each row execute function count_slowly()`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(owner)));
    await server.owner.query('drop trigger "slow" on "signInFailures"; drop function count_slowly()');
    expect(statuses(answers)).toEqual({ 401: 5, 429: 7 });
  });

  it('does not lock out the owner on another network', async () => {
    for (let guesses = 0; guesses < 8; guesses++) await wrong(owner);
    expect((await login(owner, right)).statusCode).toBe(429);
    expect((await login(owner, right, { ip: '198.51.100.4' })).statusCode).toBe(200);
  });

  it('does not lock out the owner on a known device, even on the guesser’s network', async () => {
    const { device } = (await login(owner, right)).json().data;
    for (let guesses = 0; guesses < 8; guesses++) await wrong(owner);
    expect((await login(owner, right)).statusCode).toBe(429);
    const known = await login(owner, right, { device });
    expect([known.statusCode, known.json().data.device]).toEqual([200, device]);
  });

  it('is slowed down on a known device as well', async () => {
    const { device } = (await login(owner, right)).json().data;
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(owner, { device })));
    expect(statuses(answers)).toEqual({ 401: 5, 429: 15 });
  });

  it('gains nothing from a forged device token, or one of another account', async () => {
    const { device } = (await login(colleague, right, { ip: '198.51.100.4' })).json().data;
    for (let guesses = 0; guesses < 5; guesses++) await wrong(owner);
    for (const given of [device, 'x'.repeat(43)])
      expect((await wrong(owner, { device: given })).statusCode).toBe(429);
  });

  it('from many networks is slowed down for the account, but not on networks where it is used', async () => {
    expect((await login(owner, right, { ip: '198.51.100.4' })).statusCode).toBe(200);
    const guesses = await inGroups(80, (at) => wrong(owner, { ip: `203.0.113.${at + 1}` }));
    expect(statuses(guesses)).toEqual({ 401: 50, 429: 30 });
    expect((await login(owner, right, { ip: '192.0.2.9' })).statusCode).toBe(429);
    expect((await login(owner, right, { ip: '198.51.100.4' })).statusCode).toBe(200);
  });

  it('from many networks does not lock out the owner on a new one after following a link in a mail', {
    tags: 'rest',
  }, async () => {
    const home = { ip: '192.0.2.9' };
    await inGroups(80, (at) => wrong(owner, { ip: `203.0.113.${at + 1}` }));
    // An attacker takes every free attempt, always from new networks.
    let [now, wait] = [today.getTime(), 0];
    for (let turn = 1; turn <= 20; turn++) {
      const slowed = await login(owner, right, home);
      expect(slowed.statusCode).toBe(429);
      wait = Number(slowed.headers['retry-after']);
      now += wait * 1000;
      server.setNow(new Date(now));
      expect((await wrong(owner, { ip: `198.51.100.${turn}` })).statusCode).toBe(401);
    }
    expect(wait).toBe(900);
    expect((await login(owner, right, home)).json().message).toBe(
      'Too many attempts. Please try again in 900 seconds, or use “Forgot password?” to sign in right away.',
    );
    const post = (path: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}`,
        remoteAddress: home.ip,
        payload,
      });
    await post('password-reset', { email: owner, language: 'en' });
    const { rows } = await server.owner.query(
      `select "id", "userId" from "mails" where "to" = $1 order by "seq" desc limit 1`,
      [owner],
    );
    const token = await inTransactionAs(server.database, 'delivery', (transaction) => {
      return mintLink(transaction, { ...rows[0], purpose: 'reset' }, server.clock());
    });
    const password = 'seven-lanterns-over-oslo';
    expect((await post('password-link/use', { token, password })).statusCode).toBe(200);
    expect((await login(owner, password, home)).statusCode).toBe(200);
    expect((await login(owner, password, { ip: '192.0.2.10' })).statusCode).toBe(429);
    await server.owner.query(
      `update "credentials" set "passwordHash" = o."passwordHash" from "credentials" o
       join "users" u on u."id" = o."userId" where u."email" = $2 and "credentials"."userId" = $1`,
      [rows[0].userId, colleague],
    );
  });

  it('counts all addresses of one IPv6 network as one', async () => {
    const one = await Promise.all(
      Array.from({ length: 60 }, (_, at) => wrong(owner, { ip: `2001:db8:0:7::${at + 1}` })),
    );
    expect(statuses(one)).toEqual({ 401: 5, 429: 55 });
    const many = await inGroups(60, (at) =>
      wrong(`nobody${at}@talentbench.example`, { ip: `2001:db8:0:8::${at + 1}` }),
    );
    expect(statuses(many)).toEqual({ 401: 55, 429: 5 });
  });

  it('is forgotten gradually', async () => {
    for (let guesses = 0; guesses < 5; guesses++) await wrong(owner);
    expect((await wrong(owner)).statusCode).toBe(429);
    server.setNow(new Date(today.getTime() + 60 * 60_000));
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(owner)));
    expect(statuses(answers)).toEqual({ 401: 4, 429: 16 });
  });
});

describe('an office behind one address', () => {
  it('mistypes fifty times, and a colleague with the correct password can sign in', async () => {
    const office = await colleagues(10);
    await inGroups(50, (at) => wrong(String(office[at % 10])));
    expect((await login(owner, right)).statusCode).toBe(200);
  });

  it('lets known colleagues sign in while others are guessing', { tags: 'rest' }, async () => {
    expect((await login(owner, right)).statusCode).toBe(200);
    await inGroups(80, (at) => wrong(`nobody${at}@talentbench.example`));
    expect((await login(colleague, right)).statusCode).toBe(429);
    expect((await login(owner, right)).statusCode).toBe(200);
  });
});

describe('guessing e-mails', () => {
  it('creates audit entries for the first, tenth and hundredth attempt of a network, not for each', async () => {
    const rows = async () =>
      (
        await server.owner.query(
          `select "after", "ip" from "auditLogs" where "action" = 'sign in' and "userId" is null order by "seq"`,
        )
      ).rows;
    const before = (await rows()).length;
    for (let tries = 0; tries < 12; tries++) await wrong(`nobody${tries}@talentbench.example`);
    const written = (await rows()).slice(before);
    expect(written.map(({ after }) => JSON.parse(after))).toEqual([{ tries: 1 }, { tries: 10 }]);
    expect(written.map(({ ip }) => ip)).toEqual(['203.0.113.7', '203.0.113.7']);
  });
});

describe('guessing within a session', () => {
  const change = (token: string, currentPassword: string, newPassword = 'orchid-lantern-42') =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword, newPassword },
    });

  it('checks five of thirty wrong current passwords, and another session can change the password', async () => {
    const [stolen, own] = [await server.as(owner), await server.as(owner)];
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => change(stolen.token, `wrong-password-${at}`)),
    );
    expect(statuses(guesses)).toEqual({ 400: 5, 429: 25 });
    expect((await change(stolen.token, right)).statusCode).toBe(429);
    expect((await change(own.token, right)).statusCode).toBe(200);
    expect((await change(own.token, 'orchid-lantern-42', 'paper-harbor-71')).statusCode).toBe(200);
  });
});
