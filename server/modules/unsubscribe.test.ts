import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../../application/mailCarriers.ts';
import { mailRow } from '../../domain/change/notifications/mail.ts';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { type MailPurpose, mailPurposes } from '../../domain/contract/platform/mails.ts';
import {
  type MailTopic,
  providerNotificationKeys,
  recruiterNotificationKeys,
} from '../../domain/settings/switches.ts';
import { secretsWith } from '../configuration/secrets.ts';
import { markOf, tokenFor } from '../mail/leaving.ts';
import { mailJob } from '../mail/mailJob.ts';
import { smtpTransport } from '../mail/smtpTransport.ts';
import { addRow } from '../store/change.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { openMailServer } from '../testing/openMailServer.ts';
import { openTestServer, type TestServer, testSecrets, today } from '../testing/openTestServer.ts';
import { takenApart } from '../testing/takenApart.ts';

let server: TestServer;
const letters: Letter[] = [];
const transport = {
  leaves: 'Sent' as const,
  carry: async (letter: Letter) => void letters.push(letter),
  close: () => {},
};
const mailQueueWith = (by: Parameters<typeof mailJob>[0]['transport']) =>
  mailJob({
    database: server.database,
    clock: server.clock,
    transport: by,
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  });
const rows = async (sql: string, values: unknown[] = []) => (await server.owner.query(sql, values)).rows;
const person = async (email: string) => (await rows('select * from "users" where "email" = $1', [email]))[0];

beforeAll(async () => {
  server = await openTestServer();
  await server.owner.query(`update "mails" set "status" = 'Sent' where "status" = 'Queued'`);
  await server.owner.query(`update "reportSchedules" set "status" = 'Paused', "nextRun" = null`);
});
afterAll(() => server.close());
beforeEach(() => {
  letters.length = 0;
});

type About = Parameters<typeof mailRow>[4] & { language?: Language };
/** A sent mail of this kind to this person. */
const mailed = async (
  purpose: MailPurpose,
  user: { id: string | null; email: string },
  { language = 'en', ...about }: About = {},
  by: Parameters<typeof mailJob>[0]['transport'] = transport,
) => {
  await inTransactionAs(server.database, 'system', (transaction) => {
    return addRow(
      { transaction, now: today },
      'mails',
      mailRow(purpose, user, language, 'Subject of the mail', { link: '/recruiter', ...about }),
    );
  });
  await mailQueueWith(by).run();
  return letters.at(-1) as Letter;
};
const pathOf = ({ unsubscribe }: Letter) => String(unsubscribe).replace('https://bench.example', '');
const click = (path: string) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const look = (path: string) => server.app.inject({ method: 'GET', url: path });
const switches = () =>
  rows('select "id", "userId", "key", "enabled", "version" from "preferences" order by "seq"');

/** A schedule with two recipients, and a report of it. */
const schedule = async (recipients: string[]) => {
  const [report] = await rows(`select * from "reports" where "status" = 'Ready' order by "seq" limit 1`);
  const [made] = await rows(
    `insert into "reportSchedules" ("name", "reportId", "frequency", "startsOn", "time", "timeZone", "format", "recipients", "status", "nextRun", "authorId")
     values ('Money <b>weekly</b>', $1, 'Weekly', '2026-06-15', '11:30', 'UTC', 'CSV', $2, 'Active', '2026-12-01', $3) returning *`,
    [report.id, recipients, report.askedById],
  );
  return made;
};
const recipientsOf = async (id: string) =>
  (await rows('select "recipients", "status", "nextRun" from "reportSchedules" where "id" = $1', [id]))[0];
const reportPath = (id: string, address: string) =>
  `/api/v1/unsubscribe/${tokenFor(testSecrets, { kind: 'report', id, detail: markOf(testSecrets, address) })}`;

describe('a mail', () => {
  it.each(
    mailPurposes.filter(
      (purpose) =>
        ![
          'report',
          'newsletter',
          'hotList',
          'hotListAnswer',
          'signature',
          'signedCopy',
          'interview',
        ].includes(purpose),
    ),
  )('offers one-click unsubscribe only if its recipient has a choice: %s', async (purpose) => {
    const user = await person('recruiter@talentbench.example');
    const topic = purpose === 'notice' ? 'applicationUpdates' : null;
    if (purpose === 'invitation')
      await rows(`update "users" set "status" = 'Pending' where "id" = $1`, [user.id]);
    const { unsubscribe, text } = await mailed(purpose, user, { topic });
    await rows(`update "users" set "status" = 'Active' where "id" = $1`, [user.id]);
    if (purpose === 'notice') {
      expect(unsubscribe).toMatch(
        /^https:\/\/bench\.example\/api\/v1\/unsubscribe\/notice\.USR-\d+\.applicationUpdates\.[\w-]{43}\?lang=en$/,
      );
      expect(text.endsWith(`\n\nUnsubscribe: ${unsubscribe}\n`)).toBe(true);
    } else {
      expect(unsubscribe).toBeUndefined();
      expect(text).not.toContain('nsubscribe');
    }
  });

  it('without a preference has no unsubscribe link', async () => {
    const operator = await person('admin@talentbench.example');
    const { unsubscribe, text } = await mailed('notice', operator);
    expect(unsubscribe).toBeUndefined();
    expect(text).not.toContain('notifications are turned on');
  });

  it('has both headers of RFC 8058 over SMTP', async () => {
    const mailServer = await openMailServer();
    const user = await person('recruiter@talentbench.example');
    const by = smtpTransport(mailServer.url, 'TalentBench <hello@bench.example>');
    await mailed('notice', user, { topic: 'newCandidates' }, by);
    await mailed('reset', user, {}, by);
    const [notice, reset] = mailServer.received.map(({ message }) =>
      (message.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' '),
    );
    expect(notice).toMatch(
      /^List-Unsubscribe: <https:\/\/bench\.example\/api\/v1\/unsubscribe\/notice\.USR-\d+\.newCandidates\.[\w-]{43}\?lang=en>\r?$/m,
    );
    expect(notice).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(reset).not.toMatch(/^List-/m);
    await by.close?.();
    await mailServer.close();
  });
});

describe('the HTML of a mail', () => {
  it('has the same content as its text, escaped, with the link as a button', async () => {
    const mailServer = await openMailServer();
    const user = await person('recruiter@talentbench.example');
    const by = smtpTransport(mailServer.url, 'TalentBench <hello@bench.example>');
    await rows(`update "users" set "firstName" = '<b>Ada</b>' where "id" = $1`, [user.id]);
    const note = 'The name “A & B” is <script>alert(1)</script> taken.';
    await mailed('declined', user, { note, language: 'fr' }, by);
    await mailed('notice', user, { topic: 'newCandidates', language: 'de' }, by);
    await rows(`update "users" set "firstName" = $2 where "id" = $1`, [user.id, user.firstName]);
    const [declined, notice] = mailServer.received.map(({ message }) => takenApart(message));
    expect(declined?.head).toContain('multipart/alternative');
    expect(declined?.html).toContain('The name “A &amp; B” is &lt;script&gt;alert(1)&lt;/script&gt; taken.');
    expect(declined?.html).toContain('<html lang="fr">');
    expect(notice?.html).toContain('Guten Tag &lt;b&gt;Ada&lt;/b&gt;,');
    expect(notice?.html).toContain('class="button" href="https://bench.example/recruiter"');
    expect(notice?.html).toMatch(/<a href="https:[^"]*\/unsubscribe\/[^"]*"[^>]*>Abbestellen<\/a>/);
    for (const { text, html } of [declined, notice] as ReturnType<typeof takenApart>[]) {
      const shown = html
        .replace(/<head>[\s\S]*<\/head>|<[^>]*>/g, '')
        .replace(/&(\w+|#39);/g, (_, name: string) => signs[name] ?? '');
      const paragraphs = text.trim().split('\n\n');
      for (const one of paragraphs.filter((words) => !words.includes('/unsubscribe/')))
        expect(shown).toContain(one);
    }
    await by.close?.();
    await mailServer.close();
  });
});
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

describe('a link to unsubscribe from notices', () => {
  const cases: [string, MailTopic][] = [
    ...providerNotificationKeys.flatMap((key): [string, MailTopic][] =>
      key === 'push' || key === 'sms' ? [] : [['provider@talentbench.example', key]],
    ),
    ...recruiterNotificationKeys.map((key): [string, MailTopic] => ['recruiter@talentbench.example', key]),
  ];

  it.each(cases)('asks for confirmation, then ends exactly that, once: %s %s', async (email, topic) => {
    const user = await person(email);
    await rows(
      `update "preferences" set "enabled" = true where "userId" = $1 and "kind" = 'notification' and "key" = $2`,
      [user.id, topic],
    );
    if (topic === 'marketInsights' || topic === 'profileViews') {
      const caller = await server.as(email);
      await caller.send('POST', '/api/v1/preferences', {
        kind: 'notification',
        key: topic,
        label: 'Switch',
        enabled: true,
      });
    }
    const path = pathOf(await mailed('notice', user, { topic }));
    const before = await switches();

    const asked = await look(path);
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.body).toContain('<form method="post"><button>Unsubscribe</button></form>');
    expect(asked.body).toContain('You will no longer receive');
    expect(await switches()).toEqual(before);

    const ended = await click(path);
    expect([ended.statusCode, ended.body.includes('You no longer receive')]).toEqual([200, true]);
    expect(ended.body).toContain(`href="/${user.userType}/settings/notifications"`);
    const after = await switches();
    const changed = after.filter((row) => !before.some((old) => JSON.stringify(old) === JSON.stringify(row)));
    expect(changed).toMatchObject([{ userId: user.id, key: topic, enabled: false }]);
    const [audit] = await rows('select * from "auditLogs" order by "seq" desc limit 1');
    expect(audit).toMatchObject({ userId: user.id, noun: 'preferences', target: changed[0].id });

    const again = await click(path);
    expect([again.statusCode, again.body]).toEqual([200, ended.body]);
    expect((await look(path)).body).toContain('You no longer receive');
    expect(await switches()).toEqual(after);
  });

  it('does not change the preferences of the company and of colleagues', async () => {
    const user = await person('provider@talentbench.example');
    await rows(`delete from "preferences" where "userId" = $1 and "key" = 'contractUpdates'`, [user.id]);
    const [company] = await rows(
      `insert into "preferences" ("companyId", "kind", "key", "label", "enabled") values ($1, 'notification', 'contractUpdates', 'Contract Updates', true) returning "id"`,
      [user.companyId],
    );
    await click(pathOf(await mailed('notice', user, { topic: 'contractUpdates' })));
    const found = await rows(
      `select "id", "userId", "enabled" from "preferences" where "companyId" = $1 and "key" = 'contractUpdates' and ("userId" is null or "userId" = $2) order by "seq"`,
      [user.companyId, user.id],
    );
    expect(found.find(({ id }) => id === company.id)).toMatchObject({ userId: null, enabled: true });
    expect(found.at(-1)).toMatchObject({ userId: user.id, enabled: false });
    await rows(`delete from "preferences" where "id" = $1`, [company.id]);
  });

  it('works for a user whose role is read-only', async () => {
    const user = await person('recruiter@talentbench.example');
    await rows(`update "users" set "role" = 'Viewer' where "id" = $1`, [user.id]);
    await rows(`delete from "preferences" where "userId" = $1 and "key" = 'applicationUpdates'`, [user.id]);
    const path = pathOf(await mailed('notice', user, { topic: 'applicationUpdates' }));
    expect((await click(path)).statusCode).toBe(200);
    expect(
      await rows(`select "enabled" from "preferences" where "userId" = $1 and "key" = 'applicationUpdates'`, [
        user.id,
      ]),
    ).toEqual([{ enabled: false }]);
    await rows(`update "users" set "role" = $2 where "id" = $1`, [user.id, user.role]);
  });

  it('takes effect once when clicked twice at the same time', async () => {
    const user = await person('recruiter@talentbench.example');
    await rows(`delete from "preferences" where "userId" = $1 and "key" = 'systemAlerts'`, [user.id]);
    const path = pathOf(await mailed('notice', user, { topic: 'systemAlerts' }));
    const both = await Promise.all([click(path), click(path)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(
      await rows(`select 1 from "preferences" where "userId" = $1 and "key" = 'systemAlerts'`, [user.id]),
    ).toHaveLength(1);
  });

  it('is refused if it was modified', async () => {
    const [user, other] = [
      await person('recruiter@talentbench.example'),
      await person('provider@talentbench.example'),
    ];
    const token = tokenFor(testSecrets, { kind: 'notice', id: user.id, detail: 'applicationUpdates' });
    const before = await switches();
    const foreign = secretsWith(Buffer.alloc(32, 7));
    for (const changed of [
      token.replace(user.id, other.id),
      token.replace('applicationUpdates', 'interviewReminders'),
      token.replace('notice', 'report'),
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      token.slice(0, -2),
      tokenFor(foreign, { kind: 'notice', id: user.id, detail: 'applicationUpdates' }),
      'x',
    ]) {
      for (const answer of [
        await look(`/api/v1/unsubscribe/${changed}`),
        await click(`/api/v1/unsubscribe/${changed}`),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('This link is not valid');
      }
    }
    expect(await switches()).toEqual(before);
  });

  it.each(languages)('is in the language of the mail: %s', async (language) => {
    const user = await person('provider@talentbench.example');
    const letter = await mailed('notice', user, { topic: 'recruiterRequests', language });
    const page = await look(pathOf(letter));
    expect(page.headers['content-language']).toBe(language);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(letter.text.trimEnd().split('\n').at(-1)).toContain(String(letter.unsubscribe));
  });
});

describe('a link to unsubscribe from a scheduled report', () => {
  it('removes one address from the list, with or without an account, and escapes the name', async () => {
    const { id } = await schedule(['board@elsewhere.example', 'other@elsewhere.example']);
    const path = reportPath(id, 'board@elsewhere.example');
    expect(path).not.toContain('elsewhere');
    const asked = await look(path);
    expect(asked.body).toContain('“Money &lt;b&gt;weekly&lt;/b&gt;”');
    expect((await recipientsOf(id)).recipients).toHaveLength(2);
    const ended = await click(path);
    expect(ended.body).toContain('contact the person who manages the report');
    expect(await recipientsOf(id)).toMatchObject({
      recipients: ['other@elsewhere.example'],
      status: 'Active',
    });
    expect((await click(path)).body).toBe(ended.body);
    expect((await recipientsOf(id)).recipients).toEqual(['other@elsewhere.example']);
  });

  it('pauses the schedule when no recipient is left', async () => {
    const { id } = await schedule(['board@elsewhere.example']);
    expect((await click(reportPath(id, 'board@elsewhere.example'))).statusCode).toBe(200);
    expect(await recipientsOf(id)).toEqual({ recipients: [], status: 'Paused', nextRun: null });
  });

  it('removes both of two recipients who leave at the same time', async () => {
    const { id } = await schedule([
      'one@elsewhere.example',
      'two@elsewhere.example',
      'three@elsewhere.example',
    ]);
    await Promise.all(['one', 'two'].map((name) => click(reportPath(id, `${name}@elsewhere.example`))));
    expect((await recipientsOf(id)).recipients).toEqual(['three@elsewhere.example']);
  });

  it('reports a schedule that no longer exists', async () => {
    const page = await click(reportPath('RS-999999', 'board@elsewhere.example'));
    expect([page.statusCode, page.body.includes('this scheduled report')]).toEqual([200, true]);
  });
});

describe('a link to unsubscribe from the newsletter', () => {
  const subscribe = (email: string) =>
    server.anonymous.send('POST', '/api/v1/newsletterSubscriptions', { email, language: 'de' });
  const statusOf = async (email: string) =>
    (await rows('select "status" from "newsletterSubscriptions" where "email" = $1', [email]))[0].status;
  const mailsTo = (email: string) =>
    rows(`select "id" from "mails" where "to" = $1 and "purpose" = 'newsletter'`, [email]);

  it('is in the confirmation mail, in the language of the page, and ends only that subscription', async () => {
    const [email, other] = ['reader@engines.example', 'other@engines.example'];
    await subscribe(other);
    await subscribe(email);
    await mailQueueWith(transport).run();
    const letter = letters.at(-1) as Letter;
    expect([letter.to, letter.subject]).toEqual([email, 'Sie haben den TalentBench-Newsletter abonniert']);
    expect(letter.text).toContain(`\n\nAbbestellen: ${letter.unsubscribe}\n`);
    const path = pathOf(letter);
    expect((await look(path)).body).toContain('Sie erhalten künftig den Newsletter nicht mehr.');
    expect(await statusOf(email)).toBe('Subscribed');
    for (let turn = 0; turn < 2; turn++) {
      expect((await click(path)).body).toContain('Sie erhalten den Newsletter nicht mehr.');
      expect(await statusOf(email)).toBe('Unsubscribed');
    }
    expect(await statusOf(other)).toBe('Subscribed');
    await subscribe(email);
    expect(await statusOf(email)).toBe('Subscribed');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is sent again on request, at most once a day', async () => {
    const email = 'again@engines.example';
    for (let turn = 0; turn < 3; turn++) await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(1);
    server.setNow(new Date(today.getTime() + 25 * 3600_000));
    for (let turn = 0; turn < 3; turn++) await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(2);
    server.setNow(today);
  });
});
