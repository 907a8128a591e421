import ky, { type RetryOptions } from 'ky';
import { pino } from 'pino';
import { invoiceReminders } from '../../application/jobs/billing.ts';
import { createWorld } from '../../fixtures/index.ts';
import { isRefusal, retry } from '../../src/auth/http.ts';
import { createRestDataProvider } from '../../src/dataProvider/createRestDataProvider.ts';
import { type Opened, type SuiteUser, sampleEmail } from '../../src/dataProvider/dataProviderSuite.ts';
import { timedJobs } from '../allJobs.ts';
import { openJobRunner } from '../jobs/jobRunner.ts';
import { openTestServer, type TestServer, today } from './openTestServer.ts';
import { runJob } from './runJob.ts';

const chosen: Partial<Record<SuiteUser, string>> = {
  viewer: 'viewer@talentbench.example',
  recruiterColleague: 'colleague@talentbench.example',
  otherProvider: 'other@talentbench.example',
  otherRecruiter: 'another@talentbench.example',
};

/** A colleague each of the sample provider and recruiter, and a user each of another provider and recruiter. */
const addPeople = async ({ owner }: TestServer) => {
  const add = (email: string | undefined, role: string, company: string, type = 'provider') =>
    owner.query(
      `insert into "users" ("companyId", "userType", "role", "firstName", "lastName", "fullName", "email", "status", "verified", "premium", "skills", "education", "certifications", "profileViews", "loginCount")
       select "id", $3, $2, 'Test', 'Person', 'Test Person', $1, 'Active', true, false, '{}', '{}', '{}', 0, 0 from "companies" where ${company} limit 1`,
      [email, role, type],
    );
  await add(chosen.viewer, 'Viewer', `"id" = 'CO-001'`);
  await add(chosen.recruiterColleague, 'Admin', `"id" = 'CO-002'`, 'recruiter');
  await add(
    chosen.otherProvider,
    'Admin',
    `"id" <> 'CO-001' and "type" = 'provider' and "status" = 'Active'`,
  );
  await add(
    chosen.otherRecruiter,
    'Admin',
    `"id" <> 'CO-002' and "type" = 'recruiter' and "status" = 'Active'`,
    'recruiter',
  );
};

/** A busy machine refuses calls before they begin, and says when to send them again. */
const whenReady: RetryOptions = {
  ...retry,
  shouldRetry: (state) =>
    isRefusal(state.error, 'server.matching-starting')
      ? undefined
      : (retry.shouldRetry?.(state) ?? undefined),
};

/** The sample world behind a server, with a data provider for everyone in the suite. */
export const openSuite = async (): Promise<Opened> => {
  const server = await openTestServer();
  await addPeople(server);
  const { database, clock } = server;
  const jobs = timedJobs({ database, clock, log: pino({ level: 'silent' }) });
  const runner = openJobRunner({ database, jobs: jobs.filter(({ name }) => name === 'cardExpiry') });
  runner.start();
  const origin = await server.listen();
  const emailOf = (user: SuiteUser) => chosen[user] ?? sampleEmail(user as 'provider');
  return {
    world: createWorld(today),
    as: async (user) => {
      // The server's clock stands still, so the requests of a minute would have to last for all tests.
      await server.owner.query(`delete from "allowances" where "key" like 'requests:%'`);
      const { token } = await server.as(emailOf(user));
      return createRestDataProvider(
        ky.create({
          baseUrl: `${origin}/api/v1/`,
          retry: whenReady,
          // On a busy machine the first search waits for the market to be read.
          timeout: 120_000,
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    },
    remind: (day) => runJob(server, invoiceReminders, new Date(`${day}T09:00:00.000Z`)),
    close: async () => {
      await runner.close();
      await server.close();
    },
  };
};
