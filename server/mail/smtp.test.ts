import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, openMailServer, type Received } from '../testing/openMailServer.ts';
import { openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';
import { mailJob } from './mailJob.ts';
import { smtpTransport } from './smtpTransport.ts';

let server: TestServer;
let mailServer: MailServer;
beforeAll(async () => {
  [server, mailServer] = await Promise.all([openTestServer(), openMailServer()]);
});
afterAll(() => Promise.all([server.close(), mailServer.close()]));

const ask = async (email: string) => {
  await server.owner.query(
    `update "users" set "email" = $1 where "email" = 'recruiter@talentbench.example'`,
    [email],
  );
  await server.anonymous.send('POST', '/api/v1/auth/password-reset', { email, language: 'de' });
};
const mailQueueAt = (url: string | null) =>
  mailJob({
    database: server.database,
    clock: server.clock,
    transport: url === null ? null : smtpTransport(url, 'TalentBench <hello@bench.example>'),
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  });
const newestMail = async () =>
  (await server.owner.query('select * from "mails" order by "seq" desc limit 1')).rows[0];

describe('a mail server', () => {
  it('that is missing, or cannot be reached, leaves the mail for later', async () => {
    await ask('ada@engines.example');
    expect(await mailQueueAt(null).run()).toBe(0);
    expect(await newestMail()).toMatchObject({ status: 'Queued', attempts: 0 });
    await mailQueueAt('smtp://127.0.0.1:1').run();
    expect(await newestMail()).toMatchObject({ status: 'Queued', attempts: 1 });
    expect((await newestMail()).lastError).toContain('ECONNREFUSED');
    await server.owner.query(`update "mails" set "attempts" = 0 where "status" = 'Queued'`);
  });

  it('gets a mail from the configured sender, and the link in it works', async () => {
    expect(await mailQueueAt(mailServer.url).run()).toBe(1);
    const [{ from, to, message }] = mailServer.received as [Received];
    expect([from, to]).toEqual(['hello@bench.example', ['ada@engines.example']]);
    expect(message).toMatch(/^From: TalentBench <hello@bench\.example>\r$/m);
    const plain = message
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const token = /set-password\?lang=de#token=([\w-]{43})/.exec(plain)?.[1];
    const answer = await server.anonymous.send('POST', '/api/v1/auth/password-link', { token });
    expect([answer.statusCode, answer.json().data.email]).toEqual([200, 'ada@engines.example']);
    expect(await newestMail()).toMatchObject({ status: 'Sent', lastError: null });
    expect((await newestMail()).sentAt).not.toBeNull();
  });

  it('that refuses a mailbox is quoted for the operator', async () => {
    await server.owner.query(
      `update "users" set "email" = 'recruiter@talentbench.example' where "email" = 'ada@engines.example'`,
    );
    await ask('full@engines.example');
    await mailQueueAt(mailServer.url).run();
    expect((await newestMail()).lastError).toContain('This mailbox is full');
  });
});
