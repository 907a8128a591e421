// @module-tag rest
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectOwner, type Owner } from '../database/connect.ts';
import { applyMigrations } from '../database/migrate.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { backUp, tablesOf } from './backUp.ts';
import { checkBackup, restore } from './restore.ts';

const template = new URL(inject('templateUrl'));
const made: string[] = [];
const owners: Owner[] = [];
let folder: string;
let source: Owner;
const contents = { version: '1.2.3', at: new Date('2026-06-15T09:00:00Z'), files: [] };

/** A separate database, empty or a copy of the sample world, with a connection of its owner. */
const open = async (copyOf?: string): Promise<Owner> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(template);
  url.pathname = `/${name}`;
  await administrate(template, `create database "${name}"${copyOf ? ` template "${copyOf}"` : ''}`);
  made.push(url.href);
  return connect(url.href);
};
const connect = async (url: string): Promise<Owner> => {
  const owner = await connectOwner(url);
  owners.push(owner);
  return owner;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talentbench-backup-'));
  source = await open('tb_template');
});
afterAll(async () => {
  await Promise.all(owners.map((owner) => owner.end()));
  for (const url of made) await dropDatabase(url);
  await rm(folder, { recursive: true });
});

const numberOfRows = async (owner: Owner, table: string): Promise<number> =>
  (await owner.query(`select count(*)::int as n from "${table}"`)).rows[0]?.n;

const bring = async (owner: Owner, path: string, passphrase?: string) => {
  const backup = await checkBackup({ path, passphrase });
  await restore(owner, backup);
  return backup;
};

/** Number of rows and a hash of all rows for each table. */
const rowsOf = async (owner: Owner) => {
  const found: Record<string, unknown> = {};
  for (const { table } of await tablesOf(owner)) {
    const { rows } = await owner.query(
      `select count(*)::int as n, md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as hash
       from "${table}" t`,
    );
    found[table] = rows[0];
  }
  return found;
};

/** Undoes what migrations since the first release have changed in tables that the version before it had. */
const undoLaterMigrations = (owner: Owner) =>
  owner.query(`
    alter table "sessions" drop column "familyHash", drop column "provenAt" cascade;
    alter table "applications" rename column "submittalKey" to "standing";
    update "proposals" set "status" = 'Proposed' where "status" in ('Countered', 'Revised', 'Shortlisted');
    update "proposals" set "status" = 'Declined' where "status" in ('Not Awarded', 'Expired');
    update "requests" set "status" = 'Declined' where "status" in ('Not Awarded', 'Expired');
    delete from "requestSteps" where "kind" not in ('question', 'answer', 'sent', 'viewed', 'proposal', 'accepted', 'declined', 'withdrawn', 'status')
      or "from" in ('Not Awarded', 'Expired') or "to" in ('Not Awarded', 'Expired');
    alter table "requests" drop column "jobId" cascade;
    alter table "pipelineEntries" drop column "proposalId" cascade;
    alter table "contracts" drop column "proposalId" cascade;
    drop table "conversationMessageFiles", "conversationMessages", "conversationReaders", "conversations" cascade;
    drop table "interviewParticipants", "scorecards", "hireReviews", "timesheets", "providerInvoices", "amendments", "disputes" cascade;
    alter table "contracts" drop column "overtimeAfter", drop column "overtimePercent", drop column "paymentTermDays", drop column "timesheetWeek", drop column "noticeDays", drop column "nextRate", drop column "nextRateFrom", drop column "conversionFeeUntil", drop column "paperDocumentId" cascade;
    alter table "contractDocuments" drop column "signedOn", drop column "paperReason" cascade;
    alter table "interviews" drop column "scorecards", drop column "jobId", drop column "panel", drop column "focus", drop column "kit" cascade;
    alter table "savedSearches" drop column "rateUpTo", drop column "currency", drop column "freeBy", drop column "country", drop column "providerId", drop column "languages", drop column "within", drop column "overlapHours", drop column "overlapZone", drop column "jobType", drop column "workplace", drop column "added" cascade;
    alter table "jobs" drop column "workplace", drop column "mustSkills", drop column "openings", drop column "hiringManagerId" cascade;
    alter table "pipelineEntries" drop column "reviewedDays" cascade;
    drop table "customFields";
    alter table "candidates" drop column "customFields" cascade;
    alter table "jobs" drop column "customFields" cascade;
    alter table "plans" drop column "customFields";
    drop table "candidateTags", "tasks", "reveals", "benchModels", "agreedRates", "follows" cascade;
    alter table "mails" drop column "hotListId", drop column "strangerKey", drop column "strangerOn", drop column "senderCompanyId", drop column "heldUntil" cascade;
    alter table "notifications" drop column "forTeam" cascade;
    alter table "backgroundJobs" drop column "failedItems" cascade;
    alter table "candidates" drop column "bookings", drop column "bookedUntil" cascade;
    alter table "proposals" drop column "statedAvailability", drop column "statedFrom", drop column "statedRate" cascade;
    alter table "invoices" drop column "dueReason", drop column "firstDueDate", drop column "dunningLevel", drop column "serviceLimited", drop column "dunningPause" cascade;
    alter table "transactions" drop column "bankEntryId" cascade;
    drop table "bankEntries", "bankStatements", "accountingPeriods" cascade;
    alter table "transactions" drop column "returnOf", drop column "unused" cascade;
    alter table "requests" drop column "hotListRecipientId" cascade;
    alter table "searches" drop column "firstTen" cascade;
    alter table "integrations" drop column "lastError", drop column "testInbox", drop column "signed", drop column "formerKeyUntil" cascade;
    alter table "webhooks" drop column "formerSecret", drop column "formerUntil" cascade;
    alter table "webhookDeliveries" drop column "received" cascade;
    drop table "rateCards", "apiKeys", "singleSignOn", "singleSignOnDomains", "singleSignOnIdentities", "singleSignOnAttempts", "passkeys", "passkeyChallenges", "scimTokens", "scimUsers", "scimGroups", "scimMembers" cascade;
    drop table "hotLists", "hotListRecipients", "hotListQuestions", "hotListOptOuts" cascade;
    alter table "companies" drop column "maskCandidates" cascade, drop column "requireNda" cascade, drop column "legalName", drop column "country", drop column "billingAddress", drop column "taxNumber", drop column "registrationNumber", drop column "bankDetails", drop column "electronicAddress", drop column "buyerReference" cascade;
    delete from "secrets" where "name" in ('candidateNumbers', 'applicationNumbers');
    select setval(pg_get_serial_sequence('"candidates"', 'seq'), (select max("seq") from "candidates"));
    select setval(pg_get_serial_sequence('"applications"', 'seq'), (select max("seq") from "applications"));
    alter table "candidates" drop column "openListedAt" cascade;
    alter table "candidates" drop column "openName" cascade, drop column "openCompanyId" cascade, drop column "openText" cascade;
    alter table "candidates" drop column "identity" cascade, drop column "masked" cascade, drop column "revealedTo" cascade, drop column "initials" cascade, drop column "maskedSummary" cascade, drop column "maskedEngagements" cascade, drop column "maskedEducation" cascade, drop column "maskedCertificates" cascade, drop column "providerVerified" cascade;
    alter table "requests" drop column "masked" cascade, drop column "maskedResponse" cascade, drop column "maskedReason" cascade;
    alter table "requests" drop column "roles" cascade;
    alter table "proposals" drop column "role" cascade;
    alter table "requestSteps" drop column "masked" cascade, drop column "maskedAuthor" cascade, drop column "maskedText" cascade;
    alter table "applications" drop column "masked" cascade, drop column "maskedName" cascade, drop column "maskedMessage" cascade;
    alter table "proposals" drop column "maskedMessage" cascade, drop column "maskedReason" cascade;
    alter table "pipelineEntries" drop column "masked" cascade;
    drop table "candidateDocuments", "candidateDocumentFiles", "candidateDocumentTexts" cascade;
    alter table "candidates" drop column "engagements", drop column "languages", drop column "education", drop column "certificates", drop column "jobTypes", drop column "workplaces", drop column "addedFacts", drop column "confirmedSkills", drop column "skillsConfirmed" cascade;
    alter table "requests" drop column "requisitionId", drop column "headCount", drop column "startDate", drop column "respondBy", drop column "endReason" cascade;
    alter table "proposals" drop column "requisitionId", drop column "endDate", drop column "validUntil", drop column "round", drop column "claimUntil", drop column "matchScore", drop column "endReason" cascade;
    alter table "requestSteps" drop column "endReason" cascade;
    alter table "holds" drop column "proposalId" cascade;
    drop index "candidates_email";
    drop table "quoteRounds", "requisitions" cascade;
    drop table "envelopes", "signers", "signingEvents", "signingIdentities" cascade;
    alter table "signUpRequests" drop column "benchEmployees", drop column "subscription" cascade;
    alter table "contracts" drop column "parentId", drop column "conversionFee", drop column "conversionFeeDue", drop column "endedOn", drop column "endReason" cascade`);

/** Everything in the schema that a restore must reproduce, without the database's own name. */
const schemaOf = async (owner: Owner): Promise<string[]> => {
  const { rows } = await owner.query<{ line: string }>(`
    select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) as line from pg_policies where schemaname = 'public'
    union all select concat_ws(' ', 'grant', relname, acl.grantee::regrole, acl.privilege_type) from pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner))) acl where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'function', proname, acl.grantee::regrole, acl.privilege_type) from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'security', relname, relrowsecurity, relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'index', indexrelid::regclass, indisvalid) from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'sequence', schemaname, sequencename, last_value) from pg_sequences where schemaname = 'public'
    union all select concat_ws(' ', 'role', r.rolname, r.rolcanlogin, r.rolinherit, r.rolbypassrls, array(select m.member::regrole::text from pg_auth_members m where m.roleid = r.oid order by 1)) from pg_roles r where r.rolname ^@ (current_database() || '_')
    order by 1`);
  return rows.map(({ line }) => line.replaceAll(owner.database ?? '', 'DATABASE')).sort();
};

describe('a backup', () => {
  it('restores every row, sequence, trigger, constraint, role, grant and policy into an empty database', async () => {
    // The first start of a copied database creates its roles; a restore creates them itself.
    const first = join(folder, 'first.backup');
    await backUp(source, first, contents);
    const original = await open();
    await bring(original, first);
    expect(await rowsOf(original)).toEqual(await rowsOf(source));
    const path = join(folder, 'whole.backup');
    const { rows } = await backUp(original, path, contents);
    expect(rows.users).toBe(2847);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const empty = await open();
    const { header } = await bring(empty, path);
    expect(header.version).toBe('1.2.3');
    expect(await rowsOf(empty)).toEqual(await rowsOf(original));
    const schema = await schemaOf(empty);
    expect(schema).toEqual(await schemaOf(original));
    for (const kind of ['policy', 'grant', 'role', 'trigger', 'constraint', 'sequence', 'function'])
      expect(schema.some((line) => line.startsWith(`${kind} `))).toBe(true);
  });

  it('is a consistent snapshot despite concurrent writes', async () => {
    const path = join(folder, 'moment.backup');
    const writer = await open('tb_template');
    const reader = await connect(made.at(-1) ?? '');
    const before = await numberOfRows(writer, 'newsletterSubscriptions');
    const deleting = backUp(reader, path, contents);
    await writer.query('delete from "newsletterSubscriptions"');
    const { rows } = await deleting;
    expect([0, before]).toContain(rows.newsletterSubscriptions);
  });

  it('of an older version is migrated during the restore', async () => {
    const old = await open();
    const { rows: all } = await source.query('select "name", "hash" from "migrations" order by "name"');
    await applyMigrations(old, all.slice(0, -1));
    const path = join(folder, 'old.backup');
    await backUp(old, path, contents);
    const empty = await open();
    await bring(empty, path);
    expect(await numberOfRows(empty, 'migrations')).toBe(all.length);
  });

  it('of the last version before the first release is restored into the tables that replaced its own', async () => {
    const old = await open('tb_template');
    await undoLaterMigrations(old);
    await old.query(`delete from "migrations"`);
    await old.query(
      `insert into "migrations" ("name", "hash") values ('0002-nouns.sql', 'x'), ('0064-background-jobs.sql', 'x')`,
    );
    // It called a service connected as soon as an address was stored.
    await old.query(
      `update "integrations" set "status" = 'Connected', "lastSync" = null where "id" = (select min("id") from "integrations")`,
    );
    const path = join(folder, 'before.backup');
    await backUp(old, path, contents);
    const empty = await open();
    await bring(empty, path);
    const { rows: services } = await empty.query(`select "status" from "integrations" order by "id" limit 1`);
    expect(services).toEqual([{ status: 'Pending' }]);
    const before = await rowsOf(source);
    const after = await rowsOf(empty);
    const { requests, pipelineEntries, contracts, interviews, jobs, savedSearches, migrations, ...tables } =
      before;
    const {
      interviewParticipants,
      scorecards,
      hireReviews,
      timesheets,
      providerInvoices,
      amendments,
      disputes,
      candidateTags,
      customFields,
      plans,
      agreedRates,
      hotLists,
      hotListRecipients,
      hotListQuestions,
      rateCards,
      tasks,
      candidates,
      conversations,
      conversationMessages,
      conversationReaders,
      follows,
      integrations,
      webhookDeliveries,
      bankStatements,
      bankEntries,
      accountingPeriods,
      signUpRequests,
      ...kept
    } = tables;
    const { candidateDocuments, candidateDocumentFiles, candidateDocumentTexts, ...withoutDocuments } = kept;
    const { requisitions, quoteRounds, proposals, requestSteps, holds, ...unquoted } = withoutDocuments;
    // Migrations that change requests tell the matching index.
    const { envelopes, signers, signingEvents, signingIdentities, secrets, marketChanges, ...others } =
      unquoted;
    expect(after).toMatchObject(others);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const table of [
      'requests',
      'pipelineEntries',
      'contracts',
      'interviews',
      'jobs',
      'savedSearches',
      'candidates',
      'plans',
      'integrations',
      'signUpRequests',
      'webhookDeliveries',
    ])
      expect(await numberOfRows(empty, table)).toBe(await numberOfRows(source, table));
    for (const table of ['proposals', 'requestSteps', 'holds'])
      expect(await numberOfRows(empty, table)).toBe(await numberOfRows(old, table));
    for (const table of [
      'scorecards',
      'hireReviews',
      'timesheets',
      'providerInvoices',
      'amendments',
      'disputes',
      'candidateTags',
      'agreedRates',
      'hotLists',
      'hotListRecipients',
      'hotListQuestions',
      'rateCards',
      'tasks',
      'conversations',
      'conversationMessages',
      'conversationReaders',
      'candidateDocuments',
      'candidateDocumentFiles',
      'candidateDocumentTexts',
      'requisitions',
      'envelopes',
      'signers',
      'signingEvents',
      'signingIdentities',
    ])
      expect(await numberOfRows(empty, table)).toBe(0);
    expect(await numberOfRows(empty, 'quoteRounds')).toBe(await numberOfRows(source, 'proposals'));
    await old.query(`delete from "migrations" where "name" like '0064%'`);
    await backUp(old, path, contents);
    await expect(bring(await open(), path)).rejects.toThrow('lacks 0064-background-jobs.sql');
  });

  it('that is damaged, truncated or from a newer version is refused, and nothing is restored', async () => {
    const path = join(folder, 'good.backup');
    await backUp(source, path, contents);
    const text = gunzipSync(await readFile(path)).toString('latin1');
    const variants = {
      changed: gzipSync(Buffer.from(text.replace('Lumenfold', 'Lumenfeld'), 'latin1')),
      short: (await readFile(path)).subarray(0, 20_000),
      other: Buffer.from('no backup'),
    };
    const empty = await open();
    for (const [name, bytes] of Object.entries(variants)) {
      const damaged = join(folder, `${name}.backup`);
      await writeFile(damaged, bytes);
      await expect(bring(empty, damaged)).rejects.toThrow('cannot be used');
    }
    const newer = await open('tb_template');
    await newer.query(`insert into "migrations" ("name", "hash") values ('9999-later.sql', 'x')`);
    await backUp(newer, join(folder, 'newer.backup'), contents);
    await expect(bring(empty, join(folder, 'newer.backup'))).rejects.toThrow(
      'newer version of TalentBench: its migration 9999-later.sql',
    );
    expect(await tablesOf(empty)).toEqual([]);
  });

  it('cannot be restored into a database that is not empty, which stays unchanged', async () => {
    const path = join(folder, 'refused.backup');
    await backUp(source, path, contents);
    await expect(bring(source, path)).rejects.toThrow(
      `The database is not empty. Use an empty one, or delete everything in this one first with npm run db:reset -- --delete-everything ${source.database}`,
    );
    expect(await numberOfRows(source, 'users')).toBe(2847);
  });

  it('with a passphrase holds nothing that can be read without it', async () => {
    const path = join(folder, 'locked.backup');
    const passphrase = 'orchid lantern forty-two';
    await backUp(source, path, { ...contents, passphrase });
    const bytes = await readFile(path);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    await expect(checkBackup({ path })).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/);
    await expect(checkBackup({ path, passphrase: 'another one' })).rejects.toThrow(
      `The passphrase does not open ${path}.`,
    );
    const damaged = join(folder, 'locked-damaged.backup');
    const changed = Buffer.from(bytes);
    changed[bytes.length - 100] = (changed[bytes.length - 100] ?? 0) ^ 1;
    await writeFile(damaged, changed);
    await expect(checkBackup({ path: damaged, passphrase })).rejects.toThrow('cannot be used');
    const empty = await open();
    await bring(empty, path, passphrase);
    expect(await rowsOf(empty)).toEqual(await rowsOf(source));
    // A passphrase costs its scrypt at each reading, seconds on a busy machine.
  });

  it('that is refused by the command leaves nothing behind, not even a folder', async () => {
    const path = join(folder, 'nonsense.backup');
    await writeFile(path, 'no backup');
    const dataDir = join(folder, 'new');
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('../../scripts/restore.ts', import.meta.url)), path],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      1,
      `Nothing was restored. The backup ${path} cannot be used: it is incomplete or not a TalentBench backup.\n`,
    ]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('leaves no file behind if it fails', async () => {
    const path = join(folder, 'unfinished.backup');
    const broken = await open();
    await expect(backUp(broken, path, contents)).rejects.toThrow('migrations');
    expect((await readdir(folder)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });
});
