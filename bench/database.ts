import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOwner, type Database, type Owner, openDatabase } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/startEmbedded.ts';
import { openSessionFor } from '../server/modules/auth/sessions.ts';
import { inTransaction } from '../server/store/transaction.ts';

export type BenchDatabase = {
  database: Database;
  owner: Owner;
  url: string;
  tokenOf(userId: string): Promise<string>;
  close(): Promise<void>;
};

/** An embedded database of its own, empty but for one provider (CO-001), its user, and an operator. */
export const openBenchDatabase = async (): Promise<BenchDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } });
  const database = await openDatabase({ url: embedded.url, kind: 'embedded' });
  const owner = await connectOwner(embedded.url);
  await owner.query(`insert into "companies" ("type", "name", "industry", "location", "currency", "status", "subscription", "verification", "joinDate", "placements")
    values ('provider', 'Bench Provider', 'Software', 'Berlin', 'USD', 'Active', 'Premium', 'Verified', '2026-01-01', 0),
           ('provider', 'Other Provider', 'Software', 'Paris', 'USD', 'Active', 'Premium', 'Verified', '2026-01-01', 0)`);
  await owner.query(`insert into "users" ("companyId", "userType", "role", "firstName", "lastName", "fullName", "email", "status", "verified", "premium", "skills", "education", "certifications", "profileViews", "loginCount")
    select c, t, 'Super Admin', 'Bench', t, 'Bench ' || t, t || '@bench.example', 'Active', true, false, '{}', '{}', '{}', 0, 0
    from (values ('CO-001', 'provider'), (null, 'admin')) people (c, t)`);
  return {
    database,
    owner,
    url: embedded.url,
    tokenOf: (userId) =>
      inTransaction(database, async (transaction) => {
        transaction.as('session');
        return (await openSessionFor(transaction, userId, new Date())).token;
      }),
    close: async () => {
      await Promise.all([database.close(), owner.end()]);
      await embedded.stop();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** Fills the provider's bench up to so many people, and as many again for the other provider. */
export const fillBench = async (owner: Owner, people: number): Promise<void> => {
  await owner.query(
    `insert into "candidates" ("companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests")
     select case when n % 2 = 0 then 'CO-001' else 'CO-002' end, 'Person ' || n, (array['Data Engineer','React Developer','Cloud Architect','Test Lead'])[1 + n % 4],
       array['Skill ' || n % 300, 'Skill ' || n % 71, 'Skill ' || n % 17], n % 20, (array['Berlin','Paris','Madrid'])[1 + n % 3], 'Immediate', 'Available', true, true, 5000 + n % 9000, 'USD', 0, 0
     from generate_series(1 + (select count(*) from "candidates"), $1::int * 2) n`,
    [people],
  );
  await owner.query('analyze');
  await owner.query('vacuum analyze "candidates"');
};
