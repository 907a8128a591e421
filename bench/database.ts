import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserType } from '../domain/contract/userTypes.ts';
import { readEnv } from '../server/configuration/env.ts';
import { connectOwner, type Database, type Owner, openDatabase } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/startEmbedded.ts';
import { openClient } from '../server/database/openClient.ts';
import { openSessionFor } from '../server/modules/auth/sessions.ts';
import { inTransactionAs } from '../server/store/transaction.ts';
import { loadTracer } from '../server/tracing/loadTracer.ts';
import { tracingSettings } from '../server/tracing/tracingSettings.ts';
import { postmasterOf } from './processes.ts';

export type BenchDatabase = {
  database: Database;
  owner: Owner;
  url: string;
  postmaster: number;
  /** A new session for the user of this type. */
  tokenOf(userType: UserType): Promise<string>;
  close(): Promise<void>;
};

/** A separate embedded database with only two providers, a recruiter and an operator. */
export const openBenchDatabase = async (): Promise<BenchDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } });
  const database = await openDatabase({
    url: embedded.url,
    superuserUrl: embedded.superuserUrl,
    kind: 'embedded',
    tracer: await openTracing(),
  });
  const owner = await connectOwner(embedded.url);
  await letOwnerCheckpoint(embedded.superuserUrl, owner.user ?? '');
  await addPeople(owner);
  return {
    database,
    owner,
    url: embedded.url,
    postmaster: postmasterOf(dataDir),
    tokenOf: (userType) => openSession(database, users[userType]),
    close: async () => {
      await Promise.all([database.close(), owner.end(), database.tracer?.close()]);
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** If OTEL_EXPORTER_OTLP_ENDPOINT is set, requests are measured with tracing. */
const openTracing = async () => {
  const settings = tracingSettings(readEnv(process.env));
  return settings && loadTracer('bench', settings, { info: () => {}, warn: () => {} });
};

/**
 * Lets the owner run a checkpoint, so that filled tables are on disk before anything is measured. By default
 * only superusers may.
 */
const letOwnerCheckpoint = async (superuserUrl: string, owner: string) => {
  const superuser = await openClient({ connectionString: superuserUrl });
  await superuser.query(`grant pg_checkpoint to "${owner}"`);
  await superuser.end();
};

const users = { provider: 'USR-001', recruiter: 'USR-002', admin: 'USR-003' };

const addPeople = async (owner: Owner) => {
  await owner.query(`insert into "companies" ("type", "name", "industry", "location", "currency", "status", "subscription", "verification", "joinDate", "placements")
    values ('provider', 'Bench Provider', 'Software', 'Berlin', 'USD', 'Active', 'Enterprise', 'Verified', '2026-01-01', 0),
           ('provider', 'Other Provider', 'Software', 'Paris', 'USD', 'Active', 'Enterprise', 'Verified', '2026-01-01', 0),
           ('recruiter', 'Bench Recruiter', 'Software', 'Madrid', 'USD', 'Active', 'Enterprise', 'Verified', '2026-01-01', 0)`);
  await owner.query(`insert into "users" ("companyId", "userType", "role", "firstName", "lastName", "fullName", "email", "status", "verified", "premium", "skills", "education", "certifications", "profileViews", "loginCount")
    select c, t, 'Super Admin', 'Bench', t, 'Bench ' || t, t || '@bench.example', 'Active', true, false, '{}', '{}', '{}', 0, 0
    from (values ('CO-001', 'provider'), ('CO-003', 'recruiter'), (null, 'admin')) people (c, t)`);
};

const openSession = (database: Database, userId: string): Promise<string> =>
  inTransactionAs(database, 'session', async (transaction) => {
    return (await openSessionFor(transaction, userId, new Date())).token;
  });
