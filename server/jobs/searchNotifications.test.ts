import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchNotifications } from '../../application/jobs/notifications.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  recruiter = await server.as('recruiter@talentbench.example');
  await server.owner.query(`update "plans" set "benchEmployees" = null`);
});
afterAll(() => server.close());

const hours = (n: number) => new Date(today.getTime() + n * 3_600_000);
const search = async (skill: string, more: object = {}) =>
  (
    await recruiter.send('POST', '/api/v1/savedSearches', { name: `For ${skill}`, skills: [skill], ...more })
  ).json();
const arrive = async (skill: string, at: Date, more: object = {}) => {
  server.setNow(at);
  const provider = await server.as('provider@talentbench.example');
  const answer = await provider.send('POST', '/api/v1/candidates', {
    name: 'Ada Bench',
    title: 'Engineer',
    skills: [skill],
    experience: 5,
    location: 'Lyon',
    status: 'Available',
    rate: 9000,
    ...more,
  });
  expect(answer.statusCode).toBe(201);
  server.setNow(today);
};
const inbox = async (): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select "title" from "notifications" where "key" = 'newCandidates' and "title" like 'New matches%' order by "seq"`,
  );
  return rows.map(({ title }) => title);
};

describe('a saved search', () => {
  it('tells its owner of those who came since, by inbox and mail, once a day at most', async () => {
    const { id, version } = await search('Prolog');
    await arrive('Prolog', hours(1));
    await arrive('Prolog', hours(2));
    await arrive('Prolog', hours(2), { published: false });
    expect(await runJob(server, searchNotifications, hours(3))).toBe(1);
    expect(await inbox()).toEqual(['New matches for “For Prolog”: 2']);
    const { rows: mails } = await server.owner.query(
      `select "link" from "mails" where "subject" like '%For Prolog%'`,
    );
    expect(mails).toEqual([{ link: `/recruiter/talent-pool/searches/${id}` }]);
    await arrive('Prolog', hours(4));
    expect(await runJob(server, searchNotifications, hours(5))).toBe(0);
    expect(await runJob(server, searchNotifications, hours(25))).toBe(1);
    expect(await inbox()).toEqual(['New matches for “For Prolog”: 2', 'New matches for “For Prolog”: 1']);
    expect(await runJob(server, searchNotifications, hours(49))).toBe(0);
    expect((await recruiter.get(`/api/v1/savedSearches/${id}`)).json().version).toBe(version);
  });

  it('is told by one of two processes that look at once', async () => {
    await search('Erlang');
    await arrive('Erlang', hours(50));
    const told = await Promise.all([
      runJob(server, searchNotifications, hours(74)),
      runJob(server, searchNotifications, hours(74)),
    ]);
    expect(told.toSorted()).toEqual([0, 1]);
  });

  it('that cannot be counted does not stop the others, and is reported', async () => {
    const broken = await search('Simula');
    await search('Smalltalk');
    await server.owner.query(`update "savedSearches" set "q" = repeat('x', 500) where "id" = $1`, [
      broken.id,
    ]);
    await arrive('Smalltalk', hours(74));
    await expect(runJob(server, searchNotifications, hours(75))).rejects.toThrow(
      `savedSearches ${broken.id}: `,
    );
    expect((await inbox()).at(-1)).toBe('New matches for “For Smalltalk”: 1');
    await server.owner.query(`delete from "savedSearches" where "id" = $1`, [broken.id]);
  });

  it('tells nothing when its alert, or the person’s switch for new candidates, is off', async () => {
    const quiet = await search('Fortran', { alert: false });
    await arrive('Fortran', hours(75));
    expect(await runJob(server, searchNotifications, hours(100))).toBe(0);
    const { statusCode } = await recruiter.send(
      'PUT',
      `/api/v1/savedSearches/${quiet.id}`,
      { alert: true },
      { 'if-match': `"${quiet.version}"` },
    );
    expect(statusCode).toBe(200);
    const off = { kind: 'notification', key: 'newCandidates', label: 'New Candidates', enabled: false };
    const { id, version } = (await recruiter.send('POST', '/api/v1/preferences', off)).json();
    expect(await runJob(server, searchNotifications, hours(100))).toBe(0);
    await recruiter.send(
      'PUT',
      `/api/v1/preferences/${id}`,
      { enabled: true },
      { 'if-match': `"${version}"` },
    );
    expect(await runJob(server, searchNotifications, hours(100))).toBe(1);
  });
});
