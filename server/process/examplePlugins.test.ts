// @module-tag rest
import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callServer, signInAt } from '../testing/callServer.ts';
import { copySeeded } from '../testing/copySeeded.ts';
import { openBank } from '../testing/openBank.ts';
import { openMailApi } from '../testing/openMailApi.ts';
import { asOwner, killDatabase, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

const token = 'bank-token';
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const config = fileURLToPath(new URL('../../examples/talentbench.config.ts', import.meta.url));
let dataDir: string;
let bank: Awaited<ReturnType<typeof openBank>>;
let mails: Awaited<ReturnType<typeof openMailApi>>;
beforeAll(async () => {
  [dataDir, bank, mails] = await Promise.all([copySeeded('examples'), openBank(token), openMailApi(token)]);
});
afterAll(async () => {
  await Promise.all([bank.close(), mails.close()]);
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

it('a server with the examples collects an invoice through the payment service, and sends mails through the mail service', async () => {
  const tokenFile = join(dataDir, 'bank-token');
  await writeFile(tokenFile, `${token}\n`);
  bank.answerNew({ status: 'paid' });
  const server = await spawnServer({
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', PLUGINS_CONFIG: config, PAYMENT_GATEWAY: 'payByBank' },
    ...{ PAY_BY_BANK_URL: bank.url, PAY_BY_BANK_TOKEN_FILE: tokenFile },
    ...{
      MAIL_CARRIER: 'mailApi',
      MAIL_FROM: 'hello@bench.example',
      MAIL_API_URL: mails.url,
      MAIL_API_TOKEN: token,
    },
  });
  const { rows } = await asOwner(
    dataDir,
    `insert into "transactions" ("companyId", "kind", "invoiceId", "plan", "amount", "currency", "status", "date",
       "paymentMethod", "queued", "attempts", "unanswered")
     select i."companyId", 'Payment', i."id", i."plan", i."open", i."currency", 'Pending', i."issuedDate", 'Bank Transfer',
       true, 0, 0
     from "invoices" i where i."status" = 'Pending' and i."open" > 0
       and not exists (select 1 from "transactions" t where t."invoiceId" = i."id" and t."status" = 'Pending')
     limit 1 returning *`,
  );
  const stored = async () =>
    (
      await asOwner(
        dataDir,
        `select t."status", t."reference", i."status" as "invoice" from "transactions" t
           join "invoices" i on i."id" = t."invoiceId" where t."id" = '${rows[0].id}'`,
      )
    ).rows[0];
  await until(async () => (await stored()).status !== 'Pending');
  expect(await stored()).toEqual({ status: 'Completed', reference: 'PR-1', invoice: 'Paid' });
  expect(bank.requests()).toMatchObject([{ key: `${rows[0].id}/1`, times: 1 }]);

  const email = 'recruiter@talentbench.example';
  await fetch(`${server.origin}/api/v1/auth/password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language: 'en' }),
  });
  await until(async () => mails.received().some(({ to }) => to === email));
  await server.stop();
});

it('a server with the examples finds candidates by the assessments that they passed, also by those from before a start', async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', PLUGINS_CONFIG: config };
  let server = await spawnServer(env);
  const signIn = async (who: 'provider' | 'recruiter') => {
    const token = await signInAt(server.origin, who);
    return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const answer = await callServer(server.origin, path, { method, body, token, headers });
      return { status: answer.status, body: await answer.json() };
    };
  };
  const provider = await signIn('provider');
  let recruiter = await signIn('recruiter');
  const listed = `filter=${encodeURIComponent(JSON.stringify({ listed: true }))}`;
  const [ada, bob] = (await provider('GET', `candidates?${listed}`)).body;
  const skill = 'Tide Keeping';
  const planned = { candidateId: ada.id, skill, plannedFor: '2030-01-01', status: 'Planned' };
  const made = (await provider('POST', 'skillAssessments', planned)).body;
  const passed = { status: 'Passed', score: 91, shared: true };
  const graded = await provider('PUT', `skillAssessments/${made.id}`, passed, { 'if-match': '"1"' });
  expect(graded.status).toBe(200);

  const added = encodeURIComponent(JSON.stringify({ added: [`passedAssessments:${skill}`] }));
  const found = async (): Promise<string[]> =>
    (await recruiter('GET', `candidates?filter=${added}`)).body.map(({ id }: { id: string }) => id);
  expect(await found()).toEqual([ada.id]);
  const search = async (must: boolean) => {
    const criteria = { added: [{ criterion: 'passedAssessments', value: skill, must }] };
    return (await recruiter('POST', 'matching/searches', { criteria })).body;
  };
  expect((await search(true)).matches.map(({ id }: { id: string }) => id)).toEqual([ada.id]);
  const reasons = (await search(false)).matches[0].reasons;
  expect(reasons).toContainEqual(
    expect.objectContaining({
      kind: 'added',
      params: { criterion: 'passedAssessments', value: skill },
      points: 8,
    }),
  );

  await asOwner(
    dataDir,
    `insert into "skillAssessments" ("companyId", "candidateId", "skill", "plannedFor", "status", "score", "gradedOn", "shared")
     select "companyId", '${bob.id}', "skill", "plannedFor", "status", "score", "gradedOn", "shared" from "skillAssessments" where "id" = '${made.id}'
     returning *`,
  );
  expect(await found()).toEqual([ada.id]);
  await server.stop();
  server = await spawnServer(env);
  recruiter = await signIn('recruiter');
  await until(async () => (await found()).length === 2);
  expect((await found()).toSorted()).toEqual([ada.id, bob.id].toSorted());
  await server.stop();
});

it.each([
  ['is unknown', { PAYMENT_GATEWAY: 'payByWallet' }, 'choose one of manual, test, payByBank'],
  ['lacks a setting', { PAYMENT_GATEWAY: 'payByBank' }, 'PAY_BY_BANK_URL must be'],
])('a server does not start when its gateway %s', (_, env, why) => {
  const started = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', PLUGINS_CONFIG: config, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(started.status).toBe(1);
  expect(started.stderr).toContain(why);
});
