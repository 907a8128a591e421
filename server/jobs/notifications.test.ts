import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hireReviews, interviewReminders, marketInsights } from '../../application/jobs/notifications.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  recruiter = await server.as('recruiter@talentbench.example');
  await server.owner.query(`update "plans" set "benchEmployees" = null`);
  await server.owner.query(`update "interviews" set "status" = 'Completed' where "status" = 'Scheduled'`);
});
afterAll(() => server.close());

const hours = (n: number) => new Date(today.getTime() + n * 3_600_000);
const made = async (noun: string, body: object, by = recruiter): Promise<Row> => {
  const answer = await by.send('POST', `/api/v1/${noun}`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const change = async (noun: string, { id }: Row, body: object): Promise<Row> => {
  const { version } = (await recruiter.get(`/api/v1/${noun}/${id}`)).json();
  const tag = { 'if-match': `"${version}"` };
  const answer = await recruiter.send('PUT', `/api/v1/${noun}/${id}`, body, tag);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const inbox = async (key: string, word = ''): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select n."title" from "notifications" n join "users" u on u."id" = n."userId"
     where n."key" = $1 and n."title" like $2 and u."email" = 'recruiter@talentbench.example' order by n."seq"`,
    [key, `%${word}%`],
  );
  return rows.map(({ title }) => title);
};
/** Besides invitations, which carry the calendar event. */
const mailsAbout = async (word: string): Promise<object[]> =>
  (
    await server.owner.query(
      `select "to", "link" from "mails" where "subject" like $1 and "to" = 'recruiter@talentbench.example' and "purpose" <> 'interview'`,
      [`%${word}%`],
    )
  ).rows;
const arrive = async (columns: object): Promise<Row> =>
  made(
    'candidates',
    { title: 'Engineer', experience: 5, location: 'Lyon', status: 'Available', rate: 9000, ...columns },
    await server.as('provider@talentbench.example'),
  );
const planInterview = async (name: string, startsAt: Date) => {
  const candidate = await arrive({ name, skills: ['SQL'] });
  const entry = await made('pipelineEntries', { candidateId: candidate.id });
  const when = { startsAt: startsAt.toISOString(), timeZone: 'Asia/Kolkata' };
  return made('interviews', { entryId: entry.id, interviewer: 'Kim Osei', ...when });
};
const choose = (key: string, enabled: boolean) =>
  made('preferences', { kind: 'notification', key, label: key, enabled });

describe('a hire', () => {
  it('is asked about once after 30 days and once after 90, on both sides, and never much later', async () => {
    const hire = async (name: string) => {
      const candidate = await arrive({ name, skills: ['SQL'] });
      return made('pipelineEntries', { candidateId: candidate.id, stage: 'hired' });
    };
    const [entry, old] = [await hire('Ines Review'), await hire('Otto Review')];
    const hiredBefore = ({ id }: Row, days: number) =>
      server.owner.query(`update "pipelineEntries" set "hireDate" = $2::date - $3::int where "id" = $1`, [
        id,
        today.toISOString(),
        days,
      ]);
    const ask = async () => {
      for (const job of hireReviews) await runJob(server, job, today);
    };
    const asked = async () =>
      (
        await server.owner.query(
          `select r."days", u."email" from "hireReviews" r
           join "notifications" n on n."title" like '%' || r."name" || '%' || r."days" || ' days%'
           join "users" u on u."id" = n."userId" and u."email" in ('recruiter@talentbench.example', 'provider@talentbench.example')
           where r."name" like '% Review' order by r."days", u."email"`,
        )
      ).rows.map(({ days, email }) => `${days} ${email.split('@')[0]}`);
    await hiredBefore(entry, 29);
    await hiredBefore(old, 200);
    await ask();
    expect(await asked()).toEqual([]);
    await hiredBefore(entry, 30);
    await ask();
    await ask();
    expect(await asked()).toEqual(['30 provider', '30 recruiter']);
    await hiredBefore(entry, 91);
    await ask();
    expect(await asked()).toEqual(['30 provider', '30 recruiter', '90 provider', '90 recruiter']);
  });
});

describe('an interview', () => {
  it('is reminded of a day before, by inbox and mail, once, and that is no new version of it', async () => {
    const interview = await planInterview('Ada Reminder', hours(30));
    expect(await runJob(server, interviewReminders, hours(5))).toBe(0);
    expect(await runJob(server, interviewReminders, hours(7))).toBe(1);
    expect(await runJob(server, interviewReminders, hours(8))).toBe(0);
    expect(await inbox('interviewReminders', 'Ada Reminder')).toEqual([
      expect.stringMatching(/^Reminder: interview with Ada Reminder, Tue, Jun 16, .+$/),
    ]);
    const link = `/recruiter/pipeline/${interview.entryId}/show`;
    expect(await mailsAbout('Ada Reminder')).toEqual([{ to: 'recruiter@talentbench.example', link }]);
    const now = (await recruiter.get(`/api/v1/interviews/${interview.id}`)).json();
    expect(now).toMatchObject({ version: interview.version, remindedOf: interview.startsAt });
  });

  it('tells its time by the clocks of the company', async () => {
    await server.owner.query(`update "companies" set "timeZone" = 'Europe/Berlin' where "id" = 'CO-002'`);
    await planInterview('Bo Zone', new Date('2026-06-16T10:15:00.000Z'));
    await runJob(server, interviewReminders, hours(2));
    expect((await inbox('interviewReminders', 'Bo Zone'))[0]?.replaceAll(/\s/g, ' ')).toBe(
      'Reminder: interview with Bo Zone, Tue, Jun 16, 12:15 PM GMT+2',
    );
  });

  it('that is moved is reminded of anew; a cancelled one is not', async () => {
    const interview = await planInterview('Cy Moved', hours(20));
    expect(await runJob(server, interviewReminders, hours(1))).toBe(1);
    await change('interviews', interview, { startsAt: hours(40).toISOString() });
    expect(await runJob(server, interviewReminders, hours(2))).toBe(0);
    expect(await runJob(server, interviewReminders, hours(17))).toBe(1);
    expect(await inbox('interviewReminders', 'Cy Moved')).toHaveLength(2);
    const cancelled = await planInterview('Di Cancelled', hours(20));
    await change('interviews', cancelled, { status: 'Cancelled' });
    expect(await runJob(server, interviewReminders, hours(3))).toBe(0);
  });

  it('is reminded of by one of two processes that look at once', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((name) => planInterview(`Ed ${name}`, hours(22))));
    const reminded = await Promise.all([
      runJob(server, interviewReminders, hours(3)),
      runJob(server, interviewReminders, hours(3)),
    ]);
    expect(reminded[0] + reminded[1]).toBe(3);
    expect(await inbox('interviewReminders', 'Ed ')).toHaveLength(3);
  });

  it('is not reminded of to who switched it off', async () => {
    const off = await choose('interviewReminders', false);
    await planInterview('Fi Quiet', hours(21));
    expect(await runJob(server, interviewReminders, hours(4))).toBe(1);
    expect(await inbox('interviewReminders', 'Fi Quiet')).toEqual([]);
    expect(await mailsAbout('Fi Quiet')).toEqual([]);
    await change('preferences', off, { enabled: true });
  });

  it('has no reminder that a form could write', async () => {
    const interview = await planInterview('Gus Forger', hours(90));
    const tag = { 'if-match': `"${interview.version}"` };
    const body = { remindedOf: interview.startsAt };
    const answer = await recruiter.send('PUT', `/api/v1/interviews/${interview.id}`, body, tag);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['remindedOf']]);
  });
});

describe('the market', () => {
  it('is told to who switched it on, once a week, with figures counted from the rows', async () => {
    await server.owner.query(`update "jobs" set "status" = 'Paused' where "companyId" = 'CO-002'`);
    const posting = { location: 'Lyon', experience: '3-5 years', salary: '50-60k', skills: ['Zeta', 'Eta'] };
    for (const title of ['First', 'Second']) await made('jobs', { title, ...posting });
    await arrive({ name: 'Ivy New', skills: ['Zeta'] });
    await arrive({ name: 'Jo New', skills: ['Zeta', 'Eta'] });
    await arrive({ name: 'Kay Hidden', skills: ['Eta'], published: false });
    expect(await runJob(server, marketInsights, hours(1))).toBe(0);
    expect(await inbox('marketInsights')).toEqual([]);
    const on = await choose('marketInsights', true);
    const told = await Promise.all([
      runJob(server, marketInsights, hours(1)),
      runJob(server, marketInsights, hours(1)),
    ]);
    expect(told.toSorted()).toEqual([0, 1]);
    const sentence =
      'New candidates this week with skills your jobs ask for: 2. Most requested: Eta (jobs: 2, candidates: 1)';
    expect(await inbox('marketInsights')).toEqual([sentence]);
    expect(await mailsAbout('Most requested: Eta')).toHaveLength(1);
    await arrive({ name: 'Lou Later', skills: ['Zeta'] });
    expect(await runJob(server, marketInsights, hours(6 * 24))).toBe(0);
    server.setNow(hours(100));
    await arrive({ name: 'Max Latest', skills: ['Eta'] });
    server.setNow(today);
    expect(await runJob(server, marketInsights, hours(8 * 24))).toBe(1);
    expect(await inbox('marketInsights')).toEqual([sentence, expect.stringContaining('ask for: 1. ')]);
    await change('preferences', on, { enabled: false });
    expect(await runJob(server, marketInsights, hours(16 * 24))).toBe(0);
  });
});
