import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Database, openDatabase } from '../database/connect.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { testSecrets, today } from '../testing/openTestServer.ts';
import { offerSetUp } from './auth/setUp.ts';

const url = new URL(inject('templateUrl'));
url.pathname = `/test_${randomBytes(6).toString('hex')}`;
let database: Database;
let app: FastifyInstance;
let site: string;

beforeAll(async () => {
  await administrate(url, `create database "${url.pathname.slice(1)}"`);
  database = await openDatabase({ url: url.href, kind: inject('databaseKind'), connections: 4 });
  site = mkdtempSync(join(tmpdir(), 'talentbench-set-up-'));
  for (const name of ['index.html', 'app.html']) writeFileSync(join(site, name), `<title>${name}</title>`);
  app = await buildApp({
    database,
    clock: () => today,
    secrets: testSecrets,
    version: 'test',
    site: pathToFileURL(`${site}/`),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await dropDatabase(url);
  rmSync(site, { recursive: true });
});

const person = {
  firstName: 'Olga',
  lastName: 'Brandt',
  email: 'olga@market.example',
  password: 'orchid-lantern-42',
  repeat: 'orchid-lantern-42',
};
const open = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: path, headers });
const submit = (form: Record<string, string>, language = 'en') =>
  app.inject({
    method: 'POST',
    url: `/api/v1/set-up?lang=${language}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const offered = async () => (await offerSetUp(database)) ?? '';

it('the start page of a market without an operator leads to the page that makes one, in four languages', async () => {
  for (const path of ['/', '/landing', '/de', '/fr/']) {
    const answer = await open(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/set-up']);
  }
  expect((await open('/set-up')).headers.location).toBe('/api/v1/set-up');
  const titles = await Promise.all(
    ['en', 'es', 'fr', 'de'].map(async (language) => {
      const { body, headers } = await open('/api/v1/set-up', { 'accept-language': language });
      expect([headers['content-language'], headers['referrer-policy']]).toEqual([language, 'no-referrer']);
      return /<h1>(.*)<\/h1>/.exec(body)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(4);
});

it('a refused form is shown again with what is wrong, what was typed, and no password', async () => {
  const token = await offered();
  const cases = [
    [{ ...person, token: 'guessed' }, 401, 'Use the newest one'],
    [{ ...person, token, password: 'orchid', repeat: 'orchid' }, 400, 'at least 8'],
    [{ ...person, token, password: 'olgabrandt', repeat: 'olgabrandt' }, 400, 'password'],
    [{ ...person, token, repeat: 'orchid-lantern-43' }, 400, 'do not match'],
    [{ ...person, token, email: 'olga' }, 400, 'email'],
    [{ ...person, token, firstName: '' }, 400, 'firstName-fault'],
    [{}, 400, 'token-fault'],
  ] as const;
  for (const [form, status, text] of cases) {
    const { statusCode, body } = await submit(form);
    expect([statusCode, body]).toEqual([status, expect.stringContaining(text)]);
    expect(body).toContain('role="alert"');
    expect(body).not.toMatch(/orchid|olgabrandt/);
    if ('email' in form) expect(body).toContain(`value="${form.email}"`);
  }
  expect((await submit({ ...person, token: 'x' }, 'de')).body).toContain('Dieses Token ist ungültig');
});

it('the token of an earlier start is refused, and that of the last one works once, also at once', async () => {
  const earlier = await offered();
  const token = await offered();
  expect((await submit({ ...person, token: earlier })).statusCode).toBe(401);
  const answers = await Promise.all([
    submit({ ...person, token: ` ${token}\n` }),
    submit({ ...person, token, email: 'second@market.example' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toContain('already has an operator');
  const made = answers.find(({ statusCode }) => statusCode === 201)?.body ?? '';
  const email = decodeURIComponent(/\?signIn=([^"]+)"/.exec(made)?.[1] ?? '');
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: person.password },
  });
  expect(login.statusCode).toBe(200);
});

it('the page is gone once there is an operator, and the start page is back', async () => {
  const gone = await open('/api/v1/set-up');
  expect([gone.statusCode, gone.body]).toEqual([404, expect.not.stringContaining('<form')]);
  expect((await submit({ ...person, token: 'any' })).statusCode).toBe(409);
  const start = await open('/');
  expect([start.statusCode, start.body]).toEqual([200, expect.stringContaining('index.html')]);
});
