import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../domain/contract/reports/reports.ts';
import { inEnglish, readStored } from '../../domain/messages/english.ts';
import { fileFormats } from '../../domain/reports/fileFormats.ts';
import { reportJob } from '../reports/reportJob.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
  await work();
});
afterAll(() => server.close());

const work = async () => {
  const worker = reportJob({ database: server.database, clock: server.clock });
  const done = await worker.run();
  return done;
};
/** CSV by default, as PDF takes far longer to create. */
const ask = async (question: object, by = admin): Promise<Report> => {
  const made = await by.send('POST', '/api/v1/reports', { name: 'Asked', format: 'CSV', ...question });
  expect([made.statusCode, errorTexts(made)]).toEqual([201, undefined]);
  return made.json();
};
const show = async (id: string): Promise<Report> => (await admin.get(`/api/v1/reports/${id}`)).json();
const answerTo = async (question: object) => {
  const { id } = await ask(question);
  await work();
  return (await admin.get(`/api/v1/reports/${id}/answer`)).json();
};
const bad = async (question: object) => {
  const refused = await admin.send('POST', '/api/v1/reports', { name: 'Asked', ...question });
  expect(refused.statusCode).toBe(400);
  return errorTexts(refused);
};

describe('a report', () => {
  it('is for operators only', async () => {
    for (const email of ['provider@talentbench.example', 'recruiter@talentbench.example']) {
      const caller = await server.as(email);
      for (const path of ['RPT-001', 'RPT-001/answer', 'RPT-001/content?format=csv'])
        expect((await caller.get(`/api/v1/reports/${path}`)).statusCode).toBe(403);
      const asked = await caller.send('POST', '/api/v1/reports', {
        name: 'Mine',
        noun: 'users',
        fields: ['id'],
      });
      expect(asked.statusCode).toBe(403);
    }
    expect((await server.anonymous.get('/api/v1/reports/RPT-001/content?format=csv')).statusCode).toBe(401);
    expect((await admin.get('/api/v1/reports/RPT-9999/answer')).statusCode).toBe(404);
    expect((await admin.get('/api/v1/reports/RPT-001/content?format=exe')).statusCode).toBe(400);
  });

  it('of the sample world has the figures of the period that it prints', async () => {
    const { lastGenerated, status } = await show('RPT-001');
    const to = String(lastGenerated).slice(0, 10);
    expect([status, to < server.clock().toISOString().slice(0, 10)]).toEqual(['Ready', true]);
    const from = new Date(Date.parse(to) - 89 * 86_400_000).toISOString().slice(0, 10);
    const { rows } = await server.owner.query<{ plan: string; sum: string }>(
      `select "plan", sum("amount") / 100 as "sum" from "transactions"
       where "status" = 'Completed' and "date" between $1 and $2 group by "plan"`,
      [from, to],
    );
    const answer = (await admin.get('/api/v1/reports/RPT-001/answer')).json();
    const byPlan = Object.fromEntries(answer.rows.map((row: [string, ...unknown[]]) => [row[0], row.at(-1)]));
    expect(rows.length).toBeGreaterThan(1);
    for (const { plan, sum } of rows) expect([plan, Number(byPlan[plan])]).toEqual([plan, Number(sum)]);
  });

  it('refuses hidden, private and unknown fields, with an error at the field', async () => {
    for (const noun of ['mails', 'notifications', 'calendarLinks', 'preferences', 'sessions', '__proto__'])
      expect(await bad({ noun, fields: ['id'] })).toEqual({ noun: 'Reports don’t support this record type' });
    expect(await bad({ noun: 'jobViews', fields: ['viewer'] })).toEqual({
      fields: 'Not available in reports: viewer',
    });
    expect(await bad({ noun: 'auditLogs', fields: ['after'] })).toEqual({
      fields: 'Not available in reports: after',
    });
    expect(await bad({ noun: 'users', fields: [] })).toEqual({ fields: 'Choose fields or a measure' });
    expect(await bad({ noun: 'users', measure: 'Sum', groupBy: 'passwordHash' })).toEqual({
      groupBy: 'Not available in reports',
      measured: 'Required',
    });
    const conditions = [{ field: 'status', operator: 'eq', value: 'Asleep' }];
    expect(await bad({ noun: 'users', fields: ['id'], conditions })).toEqual({
      'conditions.0.value': 'Not a valid value',
    });
    const upsideDown = { dateField: 'createdAt', from: '2026-05-01', to: '2026-04-01' };
    expect(await bad({ noun: 'users', fields: ['id'], ...upsideDown })).toEqual({
      to: 'The range can’t end before it starts',
    });
  });

  it('waits as Processing, is created once, and is Ready with size, row count and time', async () => {
    const asked = await ask({ noun: 'companies', fields: ['id', 'name', 'revenue'], format: undefined });
    expect([asked.status, asked.type, asked.format, asked.progress]).toEqual([
      'Processing',
      'Financial',
      'PDF',
      0,
    ]);
    expect((await admin.get(`/api/v1/reports/${asked.id}/answer`)).statusCode).toBe(409);
    expect([await work(), await work()]).toEqual([1, 0]);
    const { rows } = await server.owner.query('select count(*)::int as n from "companies"');
    expect(await show(asked.id)).toMatchObject({
      status: 'Ready',
      progress: 100,
      rowsFound: rows[0].n,
      lastGenerated: server.clock().toISOString(),
      failure: null,
    });
  });

  it('is given back by a process that stops while it creates the report', async () => {
    const { id } = await ask({ noun: 'users', fields: ['id'] });
    const stopping = new AbortController();
    let looks = 0;
    const clock = () => {
      // The first look at the clock is the claim, the second the beginning of the work.
      if (++looks === 2) stopping.abort();
      return server.clock();
    };
    await reportJob({ database: server.database, clock }).run(stopping.signal);
    const state = () =>
      server.owner.query(
        `select "status", "takenUntil", "attempts", (select count(*)::int from "reportParts" where "reportId" = $1) as "parts"
         from "reports" where "id" = $1`,
        [id],
      );
    expect((await state()).rows).toEqual([{ status: 'Processing', takenUntil: null, attempts: 0, parts: 0 }]);
    const aSecondLater = () => new Date(server.clock().getTime() + 1000);
    expect(await reportJob({ database: server.database, clock: aSecondLater }).run()).toBe(1);
    expect((await state()).rows).toEqual([{ status: 'Ready', takenUntil: null, attempts: 1, parts: 1 }]);
  });

  it.each([
    ['CSV', null],
    ['JSON', null],
    ['PDF', 'en'],
    ['Excel', 'en'],
  ] as const)('has the size of the downloaded file: %s', { tags: 'rest' }, async (format, fileLanguage) => {
    const asked = await ask({ noun: 'tickets', fields: ['id', 'companyId', 'title', 'createdAt'], format });
    await work();
    const ending = fileFormats[format].ending;
    const { rawPayload, headers } = await admin.get(`/api/v1/reports/${asked.id}/content?format=${ending}`);
    expect(await show(asked.id)).toMatchObject({ sizeBytes: rawPayload.length, fileLanguage });
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      fileFormats[format].media,
      `attachment; filename="${asked.id}.${ending}"`,
    ]);
  });

  it('has no size if its format cannot hold all rows, and refuses that download', async () => {
    await server.owner.query(
      `insert into "newsletterSubscriptions" ("email", "status") select 'early' || n || '@example.org', 'Subscribed' from generate_series(1, 2001) n`,
    );
    const { id } = await ask({ noun: 'newsletterSubscriptions', fields: ['id', 'email'], format: 'PDF' });
    await work();
    expect(await show(id)).toMatchObject({ status: 'Ready', sizeBytes: null, fileLanguage: null });
    const refused = await admin.get(`/api/v1/reports/${id}/content?format=pdf`);
    expect([refused.statusCode, errorTexts(refused)]).toEqual([
      400,
      { format: 'PDF files can hold up to 2000 rows' },
    ]);
    await server.owner.query(`delete from "newsletterSubscriptions" where "email" like 'early%'`);
  });

  it('has a PDF in the requested language', async () => {
    const { id } = await ask({ noun: 'tickets', fields: ['id', 'priority'] });
    await work();
    const pdf = await admin.get(`/api/v1/reports/${id}/content?format=pdf&language=fr`);
    const pages = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
    expect((await extractText(pages, { mergePages: true })).text).toContain('Priorité');
    expect((await admin.get(`/api/v1/reports/${id}/content?format=pdf&language=xx`)).statusCode).toBe(400);
  });

  it('counts, sums and averages by group, amounts by currency', async () => {
    const counted = await answerTo({ noun: 'users', measure: 'Count', groupBy: 'userType' });
    const { rows: users } = await server.owner.query(
      `select "userType" as g, count(*)::int as n from "users" group by 1 order by 2 desc, 1`,
    );
    expect(counted.rows).toEqual(users.map(({ g, n }) => [g, n]));

    const added = await answerTo({
      noun: 'transactions',
      measure: 'Sum',
      measured: 'amount',
      groupBy: 'date',
      interval: 'Month',
    });
    const { rows: sums } = await server.owner.query(
      `select to_char("date", 'YYYY-MM') as m, "currency" as c, sum("amount")::float / 100 as s from "transactions" group by 1, 2 order by 1, 2`,
    );
    expect(added.rows).toEqual(sums.map(({ m, c, s }) => [m, c, s]));
    expect(sums.length).toBeGreaterThan(2);

    const averages = await answerTo({ noun: 'tickets', measure: 'Average', measured: 'satisfaction' });
    const { rows } = await server.owner.query(
      `select round(avg("satisfaction"), 2)::float as a from "tickets"`,
    );
    expect(averages.rows).toEqual([[rows[0].a]]);
  });

  it('respects its conditions and dates', async () => {
    const { rows: found } = await answerTo({
      noun: 'transactions',
      fields: ['id', 'amount', 'date'],
      conditions: [
        { field: 'status', operator: 'eq', value: 'Completed' },
        { field: 'amount', operator: 'gte', value: '100.50' },
      ],
      dateField: 'date',
      range: '30d',
    });
    const { rows } = await server.owner.query(
      `select "id" from "transactions" where "status" = 'Completed' and "amount" >= 10050 and "date" between '2026-05-17' and '2026-06-15' order by "seq"`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(found.map(([id]: string[]) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('without results is a valid report without rows', async () => {
    const { id } = await ask({
      noun: 'users',
      fields: ['id', 'email'],
      conditions: [{ field: 'email', operator: 'eq', value: 'nobody@nowhere.example' }],
    });
    await work();
    expect(await show(id)).toMatchObject({ status: 'Ready', rowsFound: 0 });
    expect((await admin.get(`/api/v1/reports/${id}/content?format=csv`)).body).toBe('id,email');
    expect((await admin.get(`/api/v1/reports/${id}/content?format=json`)).json()).toEqual([]);
  });

  it('with too many groups fails with a suggestion, and can be created again', { tags: 'rest' }, async () => {
    await server.owner.query(
      `insert into "contactMessages" ("firstName", "lastName", "email", "subject", "message", "status")
       select 'Visitor ' || n, 'Of the site', 'visitor@example.org', 'S', 'M', 'New' from generate_series(1, 100000) n`,
    );
    const { id } = await ask({ noun: 'contactMessages', measure: 'Count', groupBy: 'firstName' });
    await work();
    const report = await show(id);
    const why = inEnglish(readStored(report.failure ?? '') ?? 'reports.failed');
    expect([report.status, why]).toEqual([
      'Failed',
      'This would create more than 10000 groups. Narrow the range, or group by a field with fewer values.',
    ]);
    expect((await admin.get(`/api/v1/reports/${id}/content?format=csv`)).json()).toMatchObject({
      code: 'reports.too-many-groups',
      message: why,
    });
    await server.owner.query(`delete from "contactMessages" where "firstName" like 'Visitor %'`);
    const again = await admin.send(
      'PUT',
      `/api/v1/reports/${id}`,
      { status: 'Processing' },
      {
        'if-match': `"${report.version}"`,
      },
    );
    expect(again.json()).toMatchObject({ status: 'Processing', failure: null, progress: 0 });
    await work();
    expect((await show(id)).status).toBe('Ready');
  });
});

describe('a report’s content', () => {
  it('is hidden from users who may not read its noun, during creation and afterwards', async () => {
    const { rows } = await server.owner.query(
      `insert into "roles" ("name", "description", "kind", "permissions") values ('Reporter', 'R', 'custom', '{market.read,operations.read,reports.write}') returning "id"`,
    );
    await server.owner.query(
      `update "users" set "customRoleId" = $1 where "email" = (select "email" from "users" where "userType" = 'admin' and "status" = 'Active' and "email" <> 'admin@talentbench.example' order by "seq" limit 1)`,
      [rows[0].id],
    );
    const { rows: people } = await server.owner.query(
      `select "email" from "users" where "customRoleId" = $1`,
      [rows[0].id],
    );
    const reporter = await server.as(people[0].email);
    const money = { noun: 'invoices', measure: 'Sum', measured: 'amount' };
    const theirs = await ask(money, reporter);
    const ours = await ask(money);
    await work();
    expect(await show(theirs.id)).toMatchObject({
      status: 'Failed',
      failure: 'reports.no-access',
    });
    expect((await show(ours.id)).status).toBe('Ready');
    for (const path of ['answer', 'content?format=csv', 'content?format=json'])
      expect((await reporter.get(`/api/v1/reports/${ours.id}/${path}`)).statusCode).toBe(403);
    expect((await admin.get(`/api/v1/reports/${ours.id}/answer`)).statusCode).toBe(200);
  });

  it('is a valid CSV file, with formulas neutralized', async () => {
    await server.owner.query(
      `insert into "contactMessages" ("firstName", "lastName", "email", "subject", "message", "status") values ('=1+1', 'A', 'a@example.org', E'Two\\nlines, "quoted"', '@sum', 'New')`,
    );
    const { id } = await ask({
      noun: 'contactMessages',
      fields: ['firstName', 'subject', 'message', 'createdAt'],
      conditions: [{ field: 'firstName', operator: 'eq', value: '=1+1' }],
    });
    await work();
    const file = await admin.get(`/api/v1/reports/${id}/content?format=csv`);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="${id}.csv"`,
    ]);
    const { data, errors } = Papa.parse<string[]>(file.body);
    expect(errors).toEqual([]);
    expect(data[0]).toEqual(['firstName', 'subject', 'message', 'createdAt']);
    expect(data[1]?.slice(0, 3)).toEqual(["'=1+1", 'Two\nlines, "quoted"', "'@sum"]);
  });

  it('has company names beside ids, if its reader may list them', async () => {
    const { id } = await ask({ noun: 'invoices', fields: ['id', 'companyId'] });
    await work();
    const { rows } = await server.owner.query(
      `select i."id", i."companyId", c."name" as "companyName" from "invoices" i left join "companies" c on c."id" = i."companyId" order by i."seq"`,
    );
    expect((await admin.get(`/api/v1/reports/${id}/content?format=json`)).json()).toEqual(rows);
    const csv = (await admin.get(`/api/v1/reports/${id}/content?format=csv`)).body;
    expect(Papa.parse(csv, { header: true }).data).toEqual(rows);
    const { columns, rows: shown } = (await admin.get(`/api/v1/reports/${id}/answer`)).json();
    expect(columns.map(({ name }: { name: string }) => name)).toEqual(['id', 'companyId', 'companyName']);
    expect(shown[0]).toEqual(Object.values(rows[0]));
    const grouped = await answerTo({ noun: 'invoices', measure: 'Count', groupBy: 'companyId' });
    for (const [companyId, companyName] of grouped.rows)
      expect(rows).toContainEqual(expect.objectContaining({ companyId, companyName }));
  });

  it('is the same as JSON, however many parts it is stored in', async () => {
    await server.owner.query(
      `insert into "newsletterSubscriptions" ("email", "status") select 'reader' || n || '@example.org', 'Subscribed' from generate_series(1, 12001) n`,
    );
    const { id } = await ask({ noun: 'newsletterSubscriptions', fields: ['id', 'email', 'status'] });
    await work();
    const { rows } = await server.owner.query(`select "id" from "newsletterSubscriptions" order by "seq"`);
    const rowsOfJson = (await admin.get(`/api/v1/reports/${id}/content?format=json`)).json();
    expect(rowsOfJson.map((row: { id: string }) => row.id)).toEqual(rows.map((row) => row.id));
    const csv = Papa.parse<string[]>((await admin.get(`/api/v1/reports/${id}/content?format=csv`)).body).data;
    expect(csv.slice(1).map(([one]) => one)).toEqual(rows.map((row) => row.id));
    const shown = (await admin.get(`/api/v1/reports/${id}/answer`)).json();
    expect([shown.rows.length, shown.total]).toEqual([1000, rows.length]);
  });
});
