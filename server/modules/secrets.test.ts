import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openSecrets, type Secrets, secretsWith } from '../configuration/secrets.ts';
import { openHook, sealHook } from '../hooks/hookSecrets.ts';
import type { HookRequest } from '../hooks/sendHook.ts';
import { webhookJob } from '../hooks/webhookJob.ts';
import { openTestServer, type TestServer, testSecrets, today } from '../testing/openTestServer.ts';
import { sealSecrets } from './auth/sealSecrets.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    resolveHost: async () => [{ address: '93.184.215.14', family: 4 }],
  });
  await server.owner.query('delete from "webhooks"');
});
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(today);
  await server.owner.query(
    'delete from "secondFactors"; delete from "recoveryCodes"; delete from "signInFailures"',
  );
});

const email = 'provider@talentbench.example';
const dump = async (table: string): Promise<string> =>
  (await server.owner.query(`select coalesce(json_agg(t)::text, '') as dump from "${table}" t`)).rows[0].dump;
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(server.clock().getTime() / 1000) });
const key = (word: string) => ({ 'idempotency-key': `secrets-${word}` });
const setUp = async (word: string) => {
  const person = await server.as(email);
  const begun = await person.send('POST', '/api/v1/auth/second-factor', undefined, key(`${word}-begin`));
  const { secret } = begun.json().data as { secret: string };
  const confirm = () =>
    person.send('POST', '/api/v1/auth/second-factor/confirm', { code: codeOf(secret) }, key(word));
  return { person, secret, confirm, confirmed: await confirm() };
};

describe('the secret of a second factor', () => {
  it('is not stored in plain text', async () => {
    const { secret } = await setUp('stored');
    expect(await dump('secondFactors')).not.toContain(secret);
    expect(await dump('idempotencyKeys')).not.toContain(secret);
  });

  it('is encrypted at the next start if an older version stored it in plain text, and still works', async () => {
    const { secret } = await setUp('older');
    await server.owner.query('update "secondFactors" set "secret" = $1', [secret]);
    await sealSecrets(server.database, testSecrets);
    expect(await dump('secondFactors')).not.toContain(secret);
    server.setNow(new Date(today.getTime() + 90_000));
    const login = await server.anonymous.send('POST', '/api/v1/auth/login', {
      email,
      password: 'bench-demo',
    });
    const { challenge } = login.json().details;
    const entered = await server.anonymous.send('POST', '/api/v1/auth/login/second-factor', {
      challenge,
      code: codeOf(secret),
    });
    expect(entered.statusCode).toBe(200);
  });

  it('cannot be decrypted with another key or for another account, and the start logs a warning', async () => {
    const { secret, confirmed } = await setUp('other-key');
    const other = secretsWith(randomBytes(32));
    const warned: object[] = [];
    await sealSecrets(server.database, other, { warn: (about) => warned.push(about) });
    expect(warned).toEqual([{ accounts: 1 }]);
    expect(testSecrets.open(testSecrets.seal(secret, 'secondFactors A'), 'secondFactors B')).toBeNull();
    const app = await buildApp({
      database: server.database,
      clock: server.clock,
      secrets: other,
      version: 'other key',
    });
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload });
    const challenge = async () =>
      (await post('login', { email, password: 'bench-demo' })).json().details.challenge;
    server.setNow(new Date(today.getTime() + 90_000));
    const refused = await post('login/second-factor', { challenge: await challenge(), code: codeOf(secret) });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'sign-in.codes-unreadable']);
    const [code] = confirmed.json().data.recoveryCodes;
    expect((await post('login/second-factor', { challenge: await challenge(), code })).statusCode).toBe(200);
    await app.close();
  });
});

describe('the address and the signing key of a connected service', () => {
  const connected = async (word: string) => {
    const person = await server.as(email);
    const { rows } = await server.owner.query(
      `select i."id", i."version" from "integrations" i join "users" u on u."companyId" = i."companyId"
       where u."email" = $1 and i."name" not in ('Slack', 'Microsoft Teams') limit 1`,
      [email],
    );
    const [{ id }] = rows;
    const url = `https://hooks.example/${word}`;
    const connect = () =>
      person.send('POST', `/api/v1/integrations/${id}/connect`, { url }, key(`${word}-connect`));
    const { secret } = (await connect()).json().data as { secret: string };
    const log = async () => (await person.get(`/api/v1/integrations/${id}/deliveries`)).json().data;
    return { person, id, url, secret, connect, log };
  };
  const deliver = async (secrets: Secrets): Promise<HookRequest[]> => {
    const sent: HookRequest[] = [];
    const webhookQueue = webhookJob({
      database: server.database,
      clock: server.clock,
      publicUrl: () => 'https://bench.example',
      secrets,
      send: async (hookRequest) => {
        sent.push(hookRequest);
        return 200;
      },
    });
    await webhookQueue.run();
    return sent;
  };
  const isSigned = ({ body, headers }: HookRequest, secret: string): boolean => {
    const [, at, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-talentbench-signature'] ?? '') ?? [];
    return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex') === signature;
  };
  afterEach(() => server.owner.query('delete from "webhooks"'));

  it('are stored nowhere in plain text, and still sign deliveries', async () => {
    const { url, secret } = await connected('in-clear');
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { rows } = await server.owner.query(
      `select table_name as "table" from information_schema.tables where table_schema = 'public'`,
    );
    for (const { table } of rows)
      for (const word of [url, secret])
        expect([table, (await dump(table)).includes(word)]).toEqual([table, false]);
    const [hookRequest, ...more] = await deliver(testSecrets);
    expect(more).toEqual([]);
    expect(hookRequest?.url).toBe(url);
    expect(hookRequest && isSigned(hookRequest, secret)).toBe(true);
  });

  it('are encrypted at the next start if an older version stored them in plain text, and still work', async () => {
    const { id, url, secret } = await connected('older-hook');
    await server.owner.query('update "webhooks" set "url" = $2, "secret" = $3 where "integrationId" = $1', [
      id,
      url,
      secret,
    ]);
    await sealSecrets(server.database, testSecrets);
    const kept = await dump('webhooks');
    expect([kept.includes(url), kept.includes(secret)]).toEqual([false, false]);
    await sealSecrets(server.database, testSecrets);
    const [hookRequest] = await deliver(testSecrets);
    expect(hookRequest && isSigned(hookRequest, secret)).toBe(true);
  });

  it('cannot be decrypted with another key: the start logs a warning, and the company sees what to do', async () => {
    const { connect, log } = await connected('moved-hook');
    const other = secretsWith(randomBytes(32));
    const warned: object[] = [];
    await sealSecrets(server.database, other, { warn: (about) => warned.push(about) });
    expect(warned).toEqual([{ services: 1 }]);
    expect(await deliver(other)).toEqual([]);
    expect(await log()).toMatchObject([
      {
        status: 'Queued',
        lastError: 'services.unreadable',
      },
    ]);
    server.setNow(new Date(today.getTime() + 90_000));
    expect(await deliver(testSecrets)).toHaveLength(1);
    expect((await connect()).statusCode).toBe(200);
  });

  it('cannot be decrypted in the row of another service', () => {
    const sealed = sealHook(testSecrets, { integrationId: 'INT-001', url: 'https://a.example', secret: 's' });
    expect(openHook(testSecrets, { integrationId: 'INT-001', ...sealed })?.secret).toBe('s');
    expect(openHook(testSecrets, { integrationId: 'INT-002', ...sealed })).toBeNull();
  });
});

describe('a response with a secret', () => {
  it('is stored encrypted for retries: recovery codes', async () => {
    const { confirm, confirmed } = await setUp('codes');
    const { recoveryCodes } = confirmed.json().data;
    const kept = await dump('idempotencyKeys');
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    expect((await confirm()).json().data.recoveryCodes).toEqual(recoveryCodes);
  });

  it('is stored encrypted for retries: the secret of a webhook', async () => {
    const person = await server.as(email);
    const { rows } = await server.owner.query(
      `select i."id" from "integrations" i join "users" u on u."companyId" = i."companyId" where u."email" = $1`,
      [email],
    );
    const secrets: string[] = [];
    for (const { id } of rows) {
      const connect = () =>
        person.send(
          'POST',
          `/api/v1/integrations/${id}/connect`,
          { url: 'https://hooks.example/in' },
          key(`connect-${id}`),
        );
      const { secret } = (await connect()).json().data ?? {};
      if (!secret) continue;
      secrets.push(secret);
      expect((await connect()).json().data.secret).toBe(secret);
    }
    expect(secrets.length).toBeGreaterThan(0);
    const kept = await dump('idempotencyKeys');
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  it('is not stored at all: the token of a view', async () => {
    const admin = await server.as('admin@talentbench.example');
    const { rows } = await server.owner.query('select "id" from "users" where "email" = $1', [email]);
    const { token } = (
      await admin.send('POST', `/api/v1/users/${rows[0].id}/views`, undefined, key('view-of-somebody'))
    ).json().data;
    expect(await dump('idempotencyKeys')).not.toContain(token);
  });

  it('is not stored at all: everything about a person', async () => {
    const admin = await server.as('admin@talentbench.example');
    const exported = await admin.send('POST', '/api/v1/users/USR-002/personalData', {}, key('exported'));
    expect(exported.statusCode).toBe(200);
    expect(await dump('idempotencyKeys')).not.toContain(exported.json().person.email);
  });

  it('is refused with a clear message if it was encrypted with another key', async () => {
    const { person, confirmed } = await setUp('moved');
    expect(confirmed.statusCode).toBe(200);
    const app = await buildApp({
      database: server.database,
      clock: server.clock,
      secrets: secretsWith(randomBytes(32)),
      version: 'other key',
    });
    const again = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/second-factor',
      headers: { authorization: `Bearer ${person.token}`, ...key('moved-begin') },
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'server.not-kept']);
    await app.close();
  });
});

describe('the encryption key', () => {
  it('is created once, in a separate file that only its owner can read', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-key-'));
    const sealed = openSecrets({ dataDir }).seal('a secret', 'a row');
    expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
    expect(openSecrets({ dataDir }).open(sealed, 'a row')).toBe('a secret');
    const SECRETS_KEY = (await readFile(join(dataDir, 'secrets.key'), 'utf8')).trim();
    expect(openSecrets({ dataDir: '/nowhere', SECRETS_KEY }).open(sealed, 'a row')).toBe('a secret');
    await rm(dataDir, { recursive: true });
  });

  it('is 32 bytes', () => {
    expect(() => openSecrets({ dataDir: '/nowhere', SECRETS_KEY: 'c2hvcnQ=' })).toThrow(
      'SECRETS_KEY must be 32 bytes in base64',
    );
  });
});
