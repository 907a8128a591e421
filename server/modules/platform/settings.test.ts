import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from '../../../domain/settings/features.ts';
import { hashToken } from '../../requests/session.ts';
import { errorTexts } from '../../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer, today } from '../../testing/openTestServer.ts';

let server: TestServer;
let admin: Caller;
let provider: Caller;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(today);
  admin = await server.as('admin@talentbench.example');
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
});

type Kept = { id: string; version: number; key: string; name: string };
const rowsOf = async (noun: string, filter: object): Promise<Kept[]> =>
  (await admin.get(`/api/v1/${noun}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
const change = async (noun: string, filter: object, body: object) => {
  const [row] = await rowsOf(noun, filter);
  return admin.send('PUT', `/api/v1/${noun}/${row?.id}`, body, { 'if-match': `"${row?.version}"` });
};
const set = (key: string, value: string | null) =>
  change('preferences', { kind: 'platform', key }, { value });
const turn = (key: keyof typeof features, enabled: boolean) =>
  change('featureToggles', { name: features[key].name }, { enabled });
const settings = async () => (await server.anonymous.get('/api/v1/settings')).json();
const login = (email: string) =>
  server.anonymous.send('POST', '/api/v1/auth/login', { email, password: 'bench-demo' });

describe('the settings of the platform', () => {
  it('are public, and changes apply at once in the process that made them', async () => {
    expect(await settings()).toMatchObject({ timeZone: 'UTC', maxMegabytes: 10, currency: 'USD' });
    await set('timezone', 'EST');
    await set('dateFormat', 'DD/MM/YYYY');
    expect(await settings()).toMatchObject({ timeZone: 'America/New_York', dateFormat: 'DD/MM/YYYY' });
    await set('timezone', 'UTC');
    await set('dateFormat', null);
  });

  it('apply in other processes within seconds', { tags: 'rest' }, async () => {
    expect((await settings()).currency).toBe('USD');
    await server.owner.query(`update "preferences" set "value" = 'CAD' where "key" = 'currency'`);
    await expect.poll(async () => (await settings()).currency, { timeout: 5000 }).toBe('CAD');
    await set('currency', 'USD');
    const search = () => recruiter.send('POST', '/api/v1/matching/searches', { skills: ['React'] });
    const switched = (on: boolean) =>
      server.owner.query('update "featureToggles" set "enabled" = $2 where "name" = $1', [
        features.aiRecommendations.name,
        on,
      ]);
    await switched(false);
    await expect
      .poll(async () => (await search()).json().code, { timeout: 5000 })
      .toBe('settings.feature-off');
    await switched(true);
    await expect
      .poll(async () => (await search()).json().code, { timeout: 5000 })
      .not.toBe('settings.feature-off');
  });

  it('accept only offered values, with an error at the value', async () => {
    const answer = await set('sessionTimeout', '9 days');
    expect([answer.statusCode, errorTexts(answer)]).toEqual([
      400,
      { value: 'Choose one of 4 hours, 8 hours, 24 hours, 7 days' },
    ]);
  });

  it('cannot be changed by companies, nor can features', async () => {
    const [row] = await rowsOf('preferences', { kind: 'platform', key: 'currency' });
    const [toggle] = await rowsOf('featureToggles', { name: features.realTime.name });
    const version = { 'if-match': '"1"' };
    for (const caller of [provider, recruiter]) {
      expect(
        (await caller.send('PUT', `/api/v1/preferences/${row?.id}`, { value: 'EUR' }, version)).statusCode,
      ).toBe(404);
      expect(
        (await caller.send('PUT', `/api/v1/featureToggles/${toggle?.id}`, { enabled: false }, version))
          .statusCode,
      ).toBe(403);
    }
  });

  it('create an audit entry', async () => {
    await set('currency', 'GBP');
    await set('currency', 'USD');
    const { rows } = await server.owner.query(
      `select "action" from "auditLogs" where "target" = (select "id" from "preferences" where "key" = 'currency')`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  it('set the currency of new amounts, and leave stored ones unchanged', async () => {
    await set('currency', 'EUR');
    const body = { title: 'Smith', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    const made = await recruiter.send('POST', '/api/v1/jobs', body);
    expect([made.statusCode, made.json().currency]).toEqual([201, 'EUR']);
    await set('currency', 'USD');
    expect((await recruiter.get(`/api/v1/jobs/${made.json().id}`)).json().currency).toBe('EUR');
    const asked = await recruiter.send('POST', '/api/v1/jobs', { ...body, currency: 'GBP' });
    expect(asked.json().currency).toBe('GBP');
  });

  it('limit the size of a file before it is read, and by its bytes', async () => {
    const file = Buffer.alloc(6 * 1024 * 1024, 7);
    file.write('%PDF-1.4');
    const send = () =>
      provider.send('POST', '/api/v1/verificationDocuments', {
        name: 'Large.pdf',
        kind: 'Registration certificate',
        content: file.toString('base64'),
      });
    await server.owner.query(`update "companies" set "verification" = 'Pending' where "id" = 'CO-001'`);
    await set('maxFileSize', '5MB');
    const refused = await send();
    expect([refused.statusCode, refused.json().message]).toEqual([413, 'At most 5 MB']);
    await set('maxFileSize', '25MB');
    expect((await send()).statusCode).toBe(201);
    await set('maxFileSize', '10MB');
  });

  it('end idle sessions after this time, including existing ones', async () => {
    const hours = (count: number) => new Date(today.getTime() + count * 3_600_000);
    const later = async (count: number) => {
      const { refreshToken } = (await login('recruiter@talentbench.example')).json().data;
      server.setNow(hours(count));
      const answer = await server.anonymous.send('POST', '/api/v1/auth/refresh', { refreshToken });
      server.setNow(today);
      return answer.statusCode;
    };
    await server.owner.query(
      `insert into "preferences" ("companyId", "kind", "key", "label", "enabled") select "companyId", 'security', 'sessionTimeout', 'Session Timeout', false from "users" where "email" = 'recruiter@talentbench.example'`,
    );
    expect([await later(7), await later(9)]).toEqual([200, 401]);
    const { refreshToken } = (await login('recruiter@talentbench.example')).json().data;
    await set('sessionTimeout', '4 hours');
    server.setNow(hours(5));
    expect((await server.anonymous.send('POST', '/api/v1/auth/refresh', { refreshToken })).statusCode).toBe(
      401,
    );
    server.setNow(today);
    await set('sessionTimeout', '7 days');
    expect(await later(100)).toBe(200);
    await set('sessionTimeout', '8 hours');
  });
});

describe('with features switched off', () => {
  it('reports over more than 30 days are refused (Advanced Analytics)', async () => {
    await turn('advancedAnalytics', false);
    const report = (days: number) => provider.get(`/api/v1/insights/providerAnalytics?days=${days}`);
    const refused = await report(90);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'settings.feature-off',
        message: 'Advanced Analytics is turned off on this platform',
      }),
    ]);
    expect((await report(30)).statusCode).toBe(200);
    expect((await recruiter.get('/api/v1/insights/hiringAnalytics?range=6months')).statusCode).toBe(403);
    expect((await admin.get('/api/v1/insights/platformTrends?range=1y')).statusCode).toBe(403);
    await turn('advancedAnalytics', true);
    expect((await report(90)).statusCode).toBe(200);
  });

  it('no search is made or shown (AI Recommendations)', async () => {
    await turn('aiRecommendations', false);
    const made = await recruiter.send('POST', '/api/v1/matching/searches', { skills: ['React'] });
    const shown = await recruiter.get('/api/v1/matching/searches/SR-001');
    expect([made.json().code, shown.json().code]).toEqual(['settings.feature-off', 'settings.feature-off']);
    await turn('aiRecommendations', true);
  });

  it('nothing new can be set up (Advanced Security)', async () => {
    await turn('advancedSecurity', false);
    const factor = await provider.send('POST', '/api/v1/auth/second-factor');
    const list = await provider.send('POST', '/api/v1/preferences', {
      kind: 'security',
      key: 'ipRestriction',
      label: 'IP Address Restriction',
      userId: null,
      enabled: true,
      value: '127.0.0.1',
    });
    expect([factor.json().code, list.json().code]).toEqual(['settings.feature-off', 'settings.feature-off']);
    await turn('advancedSecurity', true);
    expect((await provider.send('POST', '/api/v1/auth/second-factor')).statusCode).toBe(200);
  });
});

describe('API Rate Limiting', () => {
  const spend = async (kind: string, email: string, used: number) => {
    const { rows } = await server.owner.query('select "id" from "users" where "email" = $1', [email]);
    await server.owner.query(
      `insert into "allowances" ("key", "used", "at") values ($1, $2, $3) on conflict ("key") do update set "used" = $2, "at" = $3`,
      [`${kind}:${hashToken(rows[0].id)}`, used, today],
    );
  };
  const askMany = async (caller: Caller, count: number) => {
    const answers = [];
    for (let asked = 0; asked < count; asked++) answers.push(await caller.get('/api/v1/auth/profile'));
    return answers;
  };

  it('limits the requests of one account per minute, says when to retry, and affects no other account', async () => {
    await spend('requests', 'provider@talentbench.example', 3000);
    const answers = await askMany(provider, 110);
    const refused = answers.at(-1);
    expect([refused?.statusCode, Number(refused?.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await recruiter.get('/api/v1/auth/profile')).statusCode).toBe(200);
    server.setNow(new Date(today.getTime() + 60_000));
    expect((await provider.get('/api/v1/auth/profile')).statusCode).toBe(200);
  });

  it('has a separate limit for scores, which are expensive', async () => {
    await spend('scores', 'recruiter@talentbench.example', 120);
    const scores = () => recruiter.get('/api/v1/matching/scores?jobId=JOB-001&ids=BE-001');
    const refused = await scores();
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1]);
    await turn('rateLimiting', false);
    expect((await scores()).statusCode).not.toBe(429);
    await turn('rateLimiting', true);
  });
});
