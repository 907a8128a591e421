import type { TestDatabase } from './openTestServer.ts';
import { people } from './parties.ts';

/** Rows of the nouns that the sample world leaves empty, so that every noun has one whose access can be tried. */
export const addUnseeded = async (server: TestDatabase): Promise<void> => {
  await addSearches(server);
  await addReveals(server);
  await addVisits(server);
  await addModel(server);
  await addVerification(server);
  await addKeys(server);
  await addClosedMonth(server);
};

/**
 * Only matching creates searches: each recruiter makes one and gives feedback.
 */
const addSearches = async ({ owner }: TestDatabase) => {
  await owner.query(`insert into "searches" ("companyId", "userId", "skills", "visible", "passed", "shown", "engine", "dictionary", "at")
    select "companyId", "id", '{}', 1, 1, 1, 'test', 'test', now() from "users" where "userType" = 'recruiter' order by "email" <> '${people.recruiter}'`);
  await owner.query(`insert into "searchFeedback" ("companyId", "userId", "searchId", "candidateId", "verdict", "given")
    select s."companyId", s."userId", s."id", c."id", 'Good Match', s."userId" || ' ' || s."id" || ' ' || c."id"
    from "searches" s, (select "id" from "candidates" where "listed" order by "seq" desc limit 1) c order by s."seq"`);
};

/** The sample providers mask nobody, so nobody is revealed: one candidate of each provider. */
const addReveals = ({ owner }: TestDatabase) =>
  owner.query(`insert into "reveals" ("providerId", "recruiterId", "recruiter", "candidateId", "reason", "at")
    select distinct on (c."companyId") c."companyId", 'CO-002', 'A Recruiter', c."id", 'Quote', now() from "candidates" c order by c."companyId"`);

/** Visitors write the questions about hot lists, and end their mails. */
const addVisits = async ({ owner }: TestDatabase) => {
  await owner.query(`insert into "hotListQuestions" ("hotListId", "recipientId", "providerId", "kind", "name", "email", "text")
    select "hotListId", "id", "providerId", 'Question', 'Bea Buyer', 'bea@client.example', 'Hello' from "hotListRecipients"`);
  await owner.query(`insert into "hotListOptOuts" ("providerId", "addressKey")
    select distinct "providerId", 'a hash of it' from "hotListRecipients"`);
};

/** The model of the bench forecast is fitted by a job. */
const addModel = ({ owner }: TestDatabase) =>
  owner.query(`insert into "benchModels" ("madeOn", "stays", "placements", "firms", "model")
    values ('2026-06-15', 1, 1, 1, '{}')`);

/** An administrator asks for a verification of the audit log. */
const addVerification = ({ owner }: TestDatabase) =>
  owner.query(`insert into "auditVerifications" ("authorId", "author", "status", "total", "checked", "waiting")
    select "id", "fullName", 'Running', 1, 0, 0 from "users" where "email" = '${people.admin}'`);

/** People make their keys themselves: one of each active user. */
const addKeys = ({ owner }: TestDatabase) =>
  owner.query(`insert into "apiKeys" ("companyId", "userId", "name", "scopes", "prefix", "expiresAt", "secretHash")
    select "companyId", "id", 'Payroll', '{market.read}', 'tb_live_0000', '2026-09-01', encode(sha256("id"::bytea), 'hex')
    from "users" where "status" = 'Active'`);

/** Operators close months, here one before all rows. */
const addClosedMonth = ({ owner }: TestDatabase) =>
  owner.query(`insert into "accountingPeriods" ("month", "status", "closedBy", "closedAt")
    values ('2019-12-01', 'Closed', 'An Operator', '2020-01-02')`);
