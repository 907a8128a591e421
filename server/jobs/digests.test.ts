import { afterAll, beforeAll, expect, it } from 'vitest';
import { notificationDigests } from '../../application/jobs/digests.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const email = 'provider@talentbench.example';
const mails = async (): Promise<{ subject: string; note: string | null }[]> =>
  (await server.owner.query(`select "subject", "note" from "mails" where "to" = $1 order by "seq"`, [email]))
    .rows;
const days = (n: number) => new Date(today.getTime() + n * 86_400_000);

it('sends new notifications once a day, from the day after it was chosen', async () => {
  // New requests are mailed to those who signed in last, as nobody is in charge of them yet.
  await server.anonymous.send('POST', '/api/v1/auth/login', { email, password: 'bench-demo' });
  const provider = await server.as(email);
  const chosen = await provider.send('POST', '/api/v1/preferences', {
    ...{ kind: 'notification', key: 'digest', label: 'Daily Digest', enabled: true },
  });
  expect(chosen.statusCode).toBe(201);
  const before = await mails();
  await runJob(server, notificationDigests, today);
  expect(await mails()).toEqual(before);

  const recruiter = await server.as('recruiter@talentbench.example');
  const ask = async (position: string) => {
    const asked = await recruiter.send('POST', '/api/v1/requests', {
      ...{ providerId: 'CO-001', position, skills: ['SQL'], urgency: 'Medium', duration: '3 months' },
      ...{ rateMin: 5000, rateMax: 7000, currency: 'USD', message: 'Hello' },
    });
    expect([asked.statusCode, asked.json().errors]).toEqual([201, undefined]);
  };
  await ask('Digest Tester');
  await ask('Digest Reader');
  expect(await mails()).toEqual(before);

  await runJob(server, notificationDigests, days(1));
  await runJob(server, notificationDigests, days(1));
  const [digest, ...more] = (await mails()).slice(before.length);
  expect(more).toEqual([]);
  expect(digest?.subject).toBe('Your daily digest');
  expect(digest?.note).toMatch(/Digest Reader.*\n.*Digest Tester/);

  await runJob(server, notificationDigests, days(2));
  expect((await mails()).length).toBe(before.length + 1);
});
