import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asSystem } from '../../domain/change/deals/expiry.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { mailJob } from '../mail/mailJob.ts';
import { changeByItself } from '../store/change.ts';
import { findRow } from '../store/rows.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { reportJob } from './reportJob.ts';
import { scheduleJob } from './scheduleJob.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(today);
  await server.owner.query(`update "reportSchedules" set "status" = 'Paused', "nextRun" = null`);
});

const path = '/api/v1/reportSchedules';
const weekly = {
  name: 'Overdue every week',
  reportId: 'RPT-002',
  frequency: 'Weekly',
  startsOn: '2026-06-15',
  time: '11:30',
  timeZone: 'Europe/Berlin',
  format: 'CSV',
  recipients: ['admin@talentbench.example', 'board@elsewhere.example'],
};
const schedule = async (columns: object = {}): Promise<Row> => {
  const answer = await admin.send('POST', path, { ...weekly, ...columns });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json();
};
const refusal = async (columns: object): Promise<object> => {
  const answer = await admin.send('POST', path, { ...weekly, ...columns });
  expect(answer.statusCode).toBe(400);
  return errorTexts(answer) ?? answer.json();
};
const change = async ({ id }: Row, body: object): Promise<Row> => {
  const { version } = (await admin.get(`${path}/${id}`)).json();
  const answer = await admin.send('PUT', `${path}/${id}`, body, { 'if-match': `"${version}"` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const shown = async ({ id }: Row): Promise<Row> => (await admin.get(`${path}/${id}`)).json();
const rows = async (sql: string, values: unknown[] = []) => (await server.owner.query(sql, values)).rows;
const madeBy = ({ id }: Row) => rows(`select * from "reports" where "scheduleId" = $1 order by "seq"`, [id]);
/** Runs the schedules that are due now, as a process does. Returns their number. */
const runSchedules = (now: string, database = server.database) =>
  scheduleJob({ database, clock: () => new Date(now) }).run();
const finish = (id: string, changes: object) =>
  inTransactionAs(server.database, 'system', async (transaction) => {
    const report = (await findRow(transaction, 'reports', id)) as Row;
    return changeByItself({ ...asSystem(today), transaction, ip: 'server' }, 'reports', report, {
      ...changes,
    });
  });
const isReady = { status: 'Ready', progress: 100, lastGenerated: today, sizeBytes: 9 };

describe('a schedule of a report', () => {
  it('is for operators who may write reports', async () => {
    for (const email of ['provider@talentbench.example', 'recruiter@talentbench.example']) {
      const other = await server.as(email);
      expect((await other.get(path)).statusCode).toBe(403);
      expect((await other.send('POST', path, weekly)).statusCode).toBe(403);
    }
    expect((await server.anonymous.send('POST', path, weekly)).statusCode).toBe(401);
  });

  it('names every answer it does not take, and recipients one by one', async () => {
    expect(await refusal({ recipients: ['board@elsewhere.example', 'not an address'] })).toEqual({
      recipients: 'Not a valid email address: not an address',
    });
    expect(
      await refusal({
        recipients: [],
        time: '25:00',
        timeZone: 'Mars/Base',
        startsOn: '2026-02-30',
        format: 'Word',
      }),
    ).toEqual({
      recipients: 'Enter at least one email address',
      time: 'Enter a time, such as 06:30',
      timeZone: 'Choose a valid time zone',
      startsOn: 'This date does not exist',
      format: 'Choose one of PDF, Excel, CSV, JSON',
    });
    expect(await refusal({ reportId: 'RPT-999' })).toEqual({ reportId: 'This report does not exist' });
    expect(await refusal({ nextRun: today.toISOString() })).toEqual({ nextRun: 'This can’t be set here' });
  });

  it('runs next at its first time from now on, keeps each address once and its maker', async () => {
    const made = await schedule({ recipients: ['Board@Elsewhere.example', 'board@elsewhere.example'] });
    expect(made).toMatchObject({
      status: 'Active',
      nextRun: '2026-06-15T09:30:00.000Z',
      lastRun: null,
      recipients: ['board@elsewhere.example'],
      authorId: (await rows(`select "id" from "users" where "email" = 'admin@talentbench.example'`))[0].id,
    });
  });

  it('has no next run while it is paused, and one from now on when it is resumed or changed', async () => {
    const made = await schedule();
    expect(await change(made, { status: 'Paused' })).toMatchObject({ nextRun: null });
    server.setNow(new Date('2026-06-15T10:00:00Z'));
    admin = await server.as('admin@talentbench.example');
    expect(await change(made, { status: 'Active' })).toMatchObject({ nextRun: '2026-06-22T09:30:00.000Z' });
    expect(await change(made, { frequency: 'Daily', timeZone: 'UTC' })).toMatchObject({
      nextRun: '2026-06-15T11:30:00.000Z',
    });
    expect(await change(made, { name: 'Another name' })).toMatchObject({
      nextRun: '2026-06-15T11:30:00.000Z',
    });
  });

  it('belongs to the user who last set its times', async () => {
    const made = await schedule();
    const { email, id } = (
      await rows(
        `select "id", "email" from "users" where "userType" = 'admin' and "status" = 'Active' and "role" = 'Super Admin' and "id" <> $1 limit 1`,
        [made.authorId],
      )
    )[0];
    const other = await server.as(email);
    const rename = { name: 'Another name' };
    const renamed = await other.send('PUT', `${path}/${made.id}`, rename, {
      'if-match': `"${made.version}"`,
    });
    expect(renamed.json()).toMatchObject({ authorId: made.authorId });
    const tag = { 'if-match': `"${renamed.json().version}"` };
    const paused = await other.send('PUT', `${path}/${made.id}`, { status: 'Paused' }, tag);
    expect(paused.json()).toMatchObject({ authorId: id });
  });

  it('holds on to the report whose question it asks, and leaves those it made when it is removed', async () => {
    const made = await schedule();
    expect((await admin.send('DELETE', '/api/v1/reports/RPT-002')).statusCode).toBe(409);
    await runSchedules('2026-06-15T09:30:00Z');
    expect((await admin.send('DELETE', `${path}/${made.id}`)).statusCode).toBe(200);
    expect(await madeBy(made)).toHaveLength(1);
  });
});

describe('a run', () => {
  it('makes a new report of the same question when its time has come, in its format and with its maker’s eyes', async () => {
    const made = await schedule({ format: 'Excel' });
    expect(await runSchedules('2026-06-15T09:29:59Z')).toBe(0);
    expect(await runSchedules('2026-06-15T09:30:00Z')).toBe(1);
    const [asks] = await rows(`select * from "reports" where "id" = 'RPT-002'`);
    const [report, ...more] = await madeBy(made);
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      name: 'Overdue every week · 2026-06-15',
      status: 'Processing',
      format: 'Excel',
      type: asks.type,
      noun: asks.noun,
      fields: asks.fields,
      conditions: asks.conditions,
      askedById: made.authorId,
      lastGenerated: null,
    });
    expect(await shown(made)).toMatchObject({
      version: made.version,
      lastRun: '2026-06-15T09:30:00.000Z',
      nextRun: '2026-06-22T09:30:00.000Z',
    });
  });

  it('happens once for all the times that were missed', async () => {
    const made = await schedule({ frequency: 'Daily' });
    expect(await runSchedules('2026-07-10T12:00:00Z')).toBe(1);
    expect(await runSchedules('2026-07-10T12:00:30Z')).toBe(0);
    expect(await madeBy(made)).toHaveLength(1);
    expect(await shown(made)).toMatchObject({ nextRun: '2026-07-11T09:30:00.000Z' });
  });

  it('happens once when several processes look at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map((turn) => schedule({ name: `Turn ${turn}` })));
    const counts = await Promise.all([1, 2, 3, 4].map(() => runSchedules('2026-06-15T10:00:00Z')));
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    for (const one of made) expect(await madeBy(one)).toHaveLength(1);
  });

  it('is not repeated for a time that it has run for, when the schedule is changed meanwhile', async () => {
    const made = await schedule();
    await runSchedules('2026-06-15T09:30:00Z');
    await server.owner.query(
      `update "reportSchedules" set "nextRun" = '2026-06-15T09:30:00Z' where "id" = $1`,
      [made.id],
    );
    await runSchedules('2026-06-15T09:30:10Z');
    expect(await madeBy(made)).toHaveLength(1);
    expect(await shown(made)).toMatchObject({ nextRun: '2026-06-22T09:30:00.000Z' });
  });
});

describe('once a scheduled report is there', () => {
  it('each recipient gets one mail that leads to it, in their language, and none when it is made again', {
    tags: 'rest',
  }, async () => {
    const made = await schedule();
    await runSchedules('2026-06-15T09:30:00Z');
    const [report] = await madeBy(made);
    await reportJob({ database: server.database, clock: server.clock }).run();
    const letters: { to: string; subject: string; text: string }[] = [];
    const transport = {
      leaves: 'Sent' as const,
      carry: async (letter: (typeof letters)[number]) => void letters.push(letter),
      close: () => {},
    };
    const publicUrl = () => 'https://bench.example';
    const mailQueue = mailJob({
      database: server.database,
      clock: server.clock,
      transport,
      secrets: testSecrets,
      publicUrl,
    });
    await mailQueue.run();
    const subject = 'Report ready: Overdue every week · Jun 15, 2026';
    const mine = letters.filter(({ text }) => text.includes(`/reports/${report.id}/show`));
    expect(mine.map(({ to }) => to).sort()).toEqual(weekly.recipients.toSorted());
    for (const { subject: said, text } of mine) {
      expect(said).toBe(subject);
      expect(text).toContain(`https://bench.example/platform-admin/reports/${report.id}/show`);
      expect(text).toMatch(/^Hello(,| \w+,)/);
    }
    await finish(report.id, { status: 'Processing' });
    await finish(report.id, isReady);
    expect(await rows(`select 1 from "mails" where "reportId" = $1`, [report.id])).toHaveLength(2);
  });

  it('is not mailed to a closed account', async () => {
    const { id, email } = (
      await rows(`select "id", "email" from "users" where "userType" = 'admin' order by "seq" desc limit 1`)
    )[0];
    await server.owner.query(`update "users" set "status" = 'Inactive' where "id" = $1`, [id]);
    const made = await schedule({ name: 'To nobody', recipients: [email] });
    await runSchedules('2026-06-15T09:30:00Z');
    const [report] = await madeBy(made);
    await finish(report.id, isReady);
    expect(await rows(`select 1 from "mails" where "to" = $1 and "purpose" = 'report'`, [email])).toEqual([]);
  });
});

it('the maker of a schedule reads in the inbox that a report could not be made, and why', async () => {
  const made = await schedule({ name: 'Too much' });
  await runSchedules('2026-06-15T09:30:00Z');
  const [report] = await madeBy(made);
  await finish(report.id, { status: 'Failed', failure: 'Too many rows' });
  expect(
    await rows(
      `select "title", "body", "link" from "notifications" where "userId" = $1 and "key" = 'reports'`,
      [made.authorId],
    ),
  ).toEqual([
    {
      title: 'A scheduled report could not be generated: Too much · Jun 15, 2026',
      body: 'Too many rows',
      link: `/platform-admin/reports/${report.id}/show`,
    },
  ]);
  expect(await rows(`select 1 from "mails" where "subject" like '%Too much%'`)).toEqual([]);
});
