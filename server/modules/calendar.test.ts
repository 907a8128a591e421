import { createHash, randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

const secretOf = () => randomBytes(32).toString('base64url');
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
const url = (secret: string) => `/api/v1/calendar/${secret}.ics`;

let server: TestServer;
let provider: Caller;
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
});
afterAll(() => server.close());

const makeLink = async (secret = secretOf(), columns = {}) => {
  const body = { name: 'Delivery team', secretHash: hash(secret), ...columns };
  const made = await provider.send('POST', '/api/v1/calendarLinks', body);
  expect(made.statusCode).toBe(201);
  return { secret, link: made.json() };
};
const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('a calendar link', () => {
  it.each(['short.ics', `${'a'.repeat(43)}`, `${'a'.repeat(43)}.txt`, `${'a'.repeat(43)}.ics`, '%00.ics'])(
    'with a wrong secret does not exist: %s',
    async (file) => {
      const answer = await server.anonymous.get(`/api/v1/calendar/${file}`);
      expect(answer.statusCode).toBe(404);
    },
  );

  it('uses the language of its creator, and English by default', async () => {
    const texts = [];
    for (const columns of [{}, { language: 'de' }]) {
      const { secret } = await makeLink(secretOf(), columns);
      texts.push(
        events((await server.anonymous.get(url(secret))).body)
          .map(({ summary }) => summary)
          .join('\n'),
      );
    }
    expect(texts[0]).toContain(': placed, ');
    expect(texts[1]).toContain(': vermittelt, ');
    expect(texts[1]).not.toContain(': placed, ');
  });

  it('with an unknown language is refused', async () => {
    const body = { name: 'Delivery team', language: 'tlh', secretHash: hash(secretOf()) };
    const refused = await provider.send('POST', '/api/v1/calendarLinks', body);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['language']]);
  });

  it('that is revoked no longer exists', async () => {
    const { secret, link } = await makeLink();
    expect((await server.anonymous.get(url(secret))).statusCode).toBe(200);
    await provider.send('DELETE', `/api/v1/calendarLinks/${link.id}`, undefined, { 'if-match': '"1"' });
    expect((await server.anonymous.get(url(secret))).statusCode).toBe(404);
  });

  it('does not exist while its company is suspended', async () => {
    const { secret } = await makeLink();
    await server.owner.query(`update "companies" set "status" = 'Suspended' where "id" = 'CO-001'`);
    expect((await server.anonymous.get(url(secret))).statusCode).toBe(404);
    await server.owner.query(`update "companies" set "status" = 'Active' where "id" = 'CO-001'`);
    provider = await server.as('provider@talentbench.example');
    expect((await server.anonymous.get(url(secret))).statusCode).toBe(200);
  });

  it('cannot be created by a recruiter, and its hash is not a valid secret', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    const body = { name: 'Ours', secretHash: hash(secretOf()) };
    expect((await recruiter.send('POST', '/api/v1/calendarLinks', body)).statusCode).toBe(403);
    const { secret } = await makeLink();
    expect((await server.anonymous.get(url(hash(secret)))).statusCode).toBe(404);
    const { rows } = await server.owner.query(
      `select "secretHash" from "calendarLinks" order by "seq" desc limit 1`,
    );
    expect(rows).toEqual([{ secretHash: hash(secret) }]);
  });

  it('is limited to thirty requests a minute, and then says when to retry', async () => {
    const { secret } = await makeLink();
    for (let call = 0; call < 30; call++)
      expect((await server.anonymous.get(url(secret))).statusCode).toBe(200);
    const refused = await server.anonymous.get(url(secret));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    server.setNow(new Date(today.getTime() + 2_000));
    expect((await server.anonymous.get(url(secret))).statusCode).toBe(200);
    server.setNow(today);
  });
});

describe('a bench calendar', () => {
  it('is parsed by a calendar library: placements, contracts awaiting signature, holds and roll-offs', async () => {
    const { secret } = await makeLink();
    const answer = await server.anonymous.get(url(secret));
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const summaries = events(answer.body).map(({ summary }) => summary);
    const { rows } = await server.owner.query(
      `select "employee", "client" from "contracts" where "providerId" = 'CO-001' and "status" = 'Active' and "candidateId" is not null`,
    );
    for (const { employee, client } of rows) {
      expect(summaries).toContain(`${employee}: placed, ${client}`);
      expect(summaries).toContain(`${employee}: back on the bench, ${client}`);
    }
    expect(summaries.filter((one) => one.includes(': held, '))).toHaveLength(4);
    expect(summaries.filter((one) => one.includes(': waiting for signature, '))).toHaveLength(1);
  });

  it('contains no other company’s candidates, and no amounts, notes or addresses', async () => {
    const { secret } = await makeLink();
    const { body } = await server.anonymous.get(url(secret));
    const { rows } = await server.owner.query(
      `select "employee" from "contracts" where "providerId" <> 'CO-001' and "employee" not in (select "name" from "candidates" where "companyId" = 'CO-001')`,
    );
    for (const { employee } of rows) expect(body).not.toContain(employee);
    expect(body).not.toMatch(/@talentbench\.example|Released if|\$/);
  });

  it('is not sent again while nothing has changed', async () => {
    const { secret } = await makeLink();
    const first = await server.anonymous.get(url(secret));
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.app.inject({ method: 'GET', url: url(secret), headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const hold = {
      candidateId: 'BE-003',
      heldFor: 'A tender',
      startDate: '2026-07-01',
      endDate: '2026-07-02',
    };
    expect((await provider.send('POST', '/api/v1/holds', hold)).statusCode).toBe(201);
    const changed = await server.app.inject({ method: 'GET', url: url(secret), headers });
    expect(changed.statusCode).toBe(200);
  });
});
