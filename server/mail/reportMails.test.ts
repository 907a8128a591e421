// @module-tag rest
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read as readWorkbook, utils as sheets } from '@e965/xlsx';
import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mostToAddressInDay, strangerKeyOf } from '../../domain/change/notifications/strangers.ts';
import { reportJob } from '../reports/reportJob.ts';
import { scheduleJob } from '../reports/scheduleJob.ts';
import { type MailServer, openMailServer, type Received } from '../testing/openMailServer.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { takenApart } from '../testing/takenApart.ts';
import { mailJob } from './mailJob.ts';
import type { MailTransport } from './mailTransport.ts';
import { openOutbox } from './outbox.ts';
import { smtpTransport } from './smtpTransport.ts';

const board = 'board@elsewhere.example';
let server: TestServer;
let mailServer: MailServer;
let admin: Caller;
let paidReport: string;
beforeAll(async () => {
  [server, mailServer] = await Promise.all([openTestServer(), openMailServer()]);
  admin = await server.as('admin@talentbench.example');
  await server.owner.query(`update "reportSchedules" set "status" = 'Paused', "nextRun" = null`);
  await server.owner.query(`update "mails" set "status" = 'Sent' where "status" = 'Queued'`);
  const question = {
    noun: 'invoices',
    fields: ['id', 'companyId', 'amount'],
    conditions: [{ field: 'status', operator: 'eq', value: 'Paid' }],
    format: 'CSV',
  };
  const asked = await admin.send('POST', '/api/v1/reports', { name: 'Paid', ...question });
  paidReport = asked.json().id;
  await made();
});
afterAll(() => Promise.all([server.close(), mailServer.close()]));
afterEach(async () => {
  server.setNow(today);
  mailServer.received.length = 0;
  // The budget of an address is for one day.
  await server.owner.query('update "mails" set "strangerOn" = "strangerOn" - 1');
});

const rows = async (sql: string, values: unknown[] = []) => (await server.owner.query(sql, values)).rows;
const made = async () => {
  const worker = reportJob({ database: server.database, clock: server.clock });
  await worker.run();
};
const deliver = (
  transport: MailTransport = smtpTransport(mailServer.url, 'TalentBench <hello@bench.example>'),
) =>
  mailJob({
    database: server.database,
    clock: server.clock,
    transport,
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  }).run();

let schedules = 0;
/** A schedule that has run once, and the resulting report. */
const scheduled = async (columns: object) => {
  const body = {
    name: `Paid ${++schedules}`,
    reportId: paidReport,
    frequency: 'Weekly',
    startsOn: '2026-06-15',
    time: '11:30',
    timeZone: 'Europe/Berlin',
    recipients: [board],
    ...columns,
  };
  const answer = await admin.send('POST', '/api/v1/reportSchedules', body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  const { id } = answer.json();
  const clock = () => new Date('2026-06-15T09:30:00Z');
  await scheduleJob({ database: server.database, clock }).run();
  await made();
  await server.owner.query(
    `update "reportSchedules" set "status" = 'Paused', "nextRun" = null where "id" = $1`,
    [id],
  );
  const [report] = await rows(`select * from "reports" where "scheduleId" = $1`, [id]);
  expect(report).toMatchObject({ status: 'Ready' });
  return { id, report };
};
const mailsTo = (address: string, reportId: string) =>
  rows(`select * from "mails" where "to" = $1 and "reportId" = $2 order by "seq"`, [address, reportId]);
const sendAgain = async (mail: { id: string }) => {
  const { version } = (await admin.get(`/api/v1/mails/${mail.id}`)).json();
  const answer = await admin.send(
    'PUT',
    `/api/v1/mails/${mail.id}`,
    { status: 'Queued' },
    { 'if-match': `"${version}"` },
  );
  expect(answer.statusCode).toBe(200);
};

const received = (address: string) => {
  const found = mailServer.received.filter(({ to }) => to.includes(address));
  expect(found).toHaveLength(1);
  return takenApart(found[0]?.message ?? '');
};
const paid = async (): Promise<string[]> =>
  (await rows(`select "id" from "invoices" where "status" = 'Paid' order by "seq"`)).map(({ id }) => id);

describe('the mail of a scheduled report', () => {
  it('carries the file in the format of the schedule, whose size is that of the report', async () => {
    const read: Record<string, (bytes: Buffer) => Promise<string[]> | string[]> = {
      CSV: (bytes) => Papa.parse<{ id: string }>(bytes.toString(), { header: true }).data.map(({ id }) => id),
      JSON: (bytes) => JSON.parse(bytes.toString()).map(({ id }: { id: string }) => id),
      Excel: (bytes) => {
        const book = readWorkbook(bytes);
        const sheet = book.Sheets[book.SheetNames[0] ?? ''];
        return sheet ? sheets.sheet_to_json<{ ID: string }>(sheet).map(({ ID }) => ID) : [];
      },
      PDF: async (bytes) =>
        (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.match(
          /INV-\d+/g,
        ) ?? [],
    };
    const wanted = await paid();
    expect(wanted.length).toBeGreaterThan(1);
    for (const [format, ids] of Object.entries(read)) {
      const { id, report } = await scheduled({ format });
      await deliver();
      const { text, file } = received(board);
      expect(await ids(file?.bytes ?? Buffer.alloc(0))).toEqual(wanted);
      expect(text).toContain(`https://bench.example/platform-admin/reports/${report.id}/show`);
      expect(text).toContain('The file is attached: ');
      const [{ message }] = mailServer.received as [Received];
      expect(message.replace(/\r\n[ \t]+/g, ' ')).toMatch(
        new RegExp(
          `^List-Unsubscribe: <https://bench.example/api/v1/unsubscribe/report.${id}.[\\w-]{22}.[\\w-]{43}\\?lang=en>\\r?$`,
          'm',
        ),
      );
      const [mail] = await mailsTo(board, report.id);
      expect(mail).toMatchObject({ status: 'Sent', attachmentBytes: file?.bytes.length });
      expect(file?.head).toContain('attachment');
      expect(mail.attachment).toMatch(new RegExp(`^${report.id} Paid \\d.*\\.(pdf|xlsx|csv|json)$`));
      expect(report.sizeBytes).toBe(file?.bytes.length);
      mailServer.received.length = 0;
    }
  });

  it('is written in the language of its reader, and so is the file', async () => {
    const german = `update "preferences" set "value" = $1 where "kind" = 'display' and "key" = 'language' and "userId" = (select "id" from "users" where "email" = 'admin@talentbench.example') returning "id"`;
    expect(await rows(german, ['de'])).toHaveLength(1);
    await scheduled({ format: 'PDF', recipients: ['admin@talentbench.example'] });
    await deliver();
    const { text, file } = received('admin@talentbench.example');
    expect(text).toContain('Die Datei ist angehängt');
    const pdf = await getDocumentProxy(new Uint8Array(file?.bytes ?? []));
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Zeitraum');
    await rows(german, ['en']);
  });

  it('leaves a file out that is larger than mailboxes take, and says so', async () => {
    await server.owner.query(
      `insert into "contactMessages" ("firstName", "lastName", "email", "subject", "message", "status")
       select 'Visitor', 'Of the site', 'visitor@example.org', repeat(md5(n::text), 5), repeat(md5(n::text), 30), 'New' from generate_series(1, 5000) n`,
    );
    const question = { noun: 'contactMessages', fields: ['id', 'subject', 'message'], format: 'CSV' };
    const asked = await admin.send('POST', '/api/v1/reports', { name: 'Large', ...question });
    await made();
    const { report } = await scheduled({ reportId: asked.json().id, format: 'CSV' });
    expect(report.sizeBytes).toBeGreaterThan(5_000_000);
    await deliver();
    const { text, file } = received(board);
    expect(file).toBeUndefined();
    expect(text).toContain('too large to send by email');
    expect(text).toContain(`/platform-admin/reports/${report.id}/show`);
    expect((await mailsTo(board, report.id))[0]).toMatchObject({ status: 'Sent', attachment: null });
    await server.owner.query(`delete from "contactMessages" where "firstName" = 'Visitor'`);
  });

  it('waits while the report is made again, and is sent with the new file then', async () => {
    const { report } = await scheduled({ format: 'CSV' });
    await server.owner.query(`update "reports" set "status" = 'Processing' where "id" = $1`, [report.id]);
    await deliver();
    expect(mailServer.received).toEqual([]);
    expect((await mailsTo(board, report.id))[0]).toMatchObject({
      status: 'Queued',
      lastError: 'This report is being generated',
    });
    await made();
    server.setNow(new Date(today.getTime() + 5 * 60_000));
    await deliver();
    expect(received(board).file).toBeDefined();
  });
});

describe('nothing is sent', () => {
  it('to an address that the schedule no longer names, also when the mail is sent again', async () => {
    const { id, report } = await scheduled({ format: 'CSV' });
    await deliver();
    mailServer.received.length = 0;
    const [mail] = await mailsTo(board, report.id);
    await server.owner.query(
      `update "reportSchedules" set "recipients" = '{other@elsewhere.example}' where "id" = $1`,
      [id],
    );
    await sendAgain(mail);
    await deliver();
    expect(mailServer.received).toEqual([]);
    expect((await mailsTo(board, report.id))[0]).toMatchObject({
      status: 'Failed',
      lastError: 'The receiver may not read this report',
      attachment: null,
      attachmentBytes: null,
    });
  });

  it('to an account that may not read reports', async () => {
    const provider = 'provider@talentbench.example';
    const { report } = await scheduled({ format: 'CSV', recipients: [provider] });
    await deliver();
    expect(mailServer.received).toEqual([]);
    expect((await mailsTo(provider, report.id))[0]).toMatchObject({ status: 'Failed' });
  });

  it('to an address without an account once the author may no longer read the report', async () => {
    const { report } = await scheduled({ format: 'CSV' });
    const [author] = await rows(`select "id" from "users" where "email" = 'admin@talentbench.example'`);
    await server.owner.query(`update "users" set "status" = 'Suspended' where "id" = $1`, [author.id]);
    await deliver();
    await server.owner.query(`update "users" set "status" = 'Active' where "id" = $1`, [author.id]);
    admin = await server.as('admin@talentbench.example');
    expect(mailServer.received).toEqual([]);
    expect((await mailsTo(board, report.id))[0]).toMatchObject({ status: 'Failed' });
  });
});

it('a kept mail tells the name and the size of its file, and no copy of the file is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-outbox-'));
  const { report } = await scheduled({ format: 'Excel' });
  await deliver(openOutbox(folder));
  const [mail] = await mailsTo(board, report.id);
  expect(mail).toMatchObject({ status: 'Kept', attachmentBytes: report.sizeBytes });
  expect(mail.attachment).toMatch(/\.xlsx$/);
  const kept = await readFile(join(folder, `${mail.id}.eml`), 'utf8');
  expect(kept).toContain(`The file is attached: ${mail.attachment}`);
  expect(kept.length).toBeLessThan(2000);
  await rm(folder, { recursive: true });
});

it('beyond the budget of an address, a mail of a report waits for the next day', async () => {
  const address = 'busy@elsewhere.example';
  await server.owner.query(
    `insert into "mails" ("to", "subject", "purpose", "language", "status", "attempts", "strangerKey", "strangerOn")
     select $1, 'Before', 'newsletter', 'en', 'Sent', 1, $2, '2026-06-15' from generate_series(1, $3::integer)`,
    [address, strangerKeyOf(address), mostToAddressInDay],
  );
  const { report } = await scheduled({ recipients: [address], format: 'CSV' });
  await deliver();
  expect(mailServer.received).toEqual([]);
  const [waiting] = await mailsTo(address, report.id);
  expect(waiting).toMatchObject({
    status: 'Queued',
    attempts: 0,
    heldUntil: '2026-06-16T00:00:00.000Z',
  });
  server.setNow(new Date('2026-06-16T00:00:00Z'));
  await deliver();
  expect(mailServer.received).toHaveLength(1);
});
