import type { Owner } from '../server/database/connect.ts';
import { fillTable } from './fillCandidates.ts';

const companies = 2000;

/** Inserts companies and this many users and tickets. Returns the seconds it took. */
export const fillSupport = async (owner: Owner, rows: number, withWords: boolean): Promise<number> => {
  await owner.query(insertCompanies);
  const users = await fillTable(
    owner,
    'users',
    rows,
    (from, to) => owner.query(insertUsers, [from, to]),
    withWords,
  );
  const tickets = await fillTable(
    owner,
    'tickets',
    rows,
    (from, to) => owner.query(insertTickets, [from, to]),
    withWords,
  );
  return users + tickets;
};

const insertCompanies = `insert into "companies" ("type", "name", "industry", "location", "currency", "status", "subscription", "verification", "joinDate", "placements")
  select (array['provider', 'recruiter'])[1 + n % 2], 'Company ' || n * 7919 % ${companies}, 'Software', 'Berlin', 'USD',
    case when n % 40 = 0 then 'Suspended' when n % 41 = 0 then 'Pending Approval' else 'Active' end,
    (array['Basic', 'Premium', 'Enterprise'])[1 + n % 3], 'Verified', date '2025-01-01' + n % 400, 0
  from generate_series(1, ${companies}) n`;

/** One in 16 is inactive and one in 50 is an Admin. The first four are support agents. */
const insertUsers = `insert into "users" ("companyId", "userType", "role", "firstName", "lastName", "fullName", "email", "status", "verified", "premium", "agentRole", "skills", "education", "certifications", "profileViews", "loginCount", "lastActive", "createdAt")
  select case when n > 4 then c."id" end, case when n > 4 then c."type" else 'admin' end,
    case when n % 50 = 0 then 'Admin' when n % 7 = 0 then 'Manager' else 'User' end, first, last, first || ' ' || last,
    'person' || n || '@bench.example', case when n % 16 = 0 and n > 4 then 'Suspended' when n % 33 = 0 then 'Pending' else 'Active' end,
    n % 10 <> 0, n % 4 = 0, case when n <= 4 then 'Technical Support' end, '{}', '{}', '{}', 0, 0,
    timestamptz '2026-01-01Z' + n::bigint * 7919 % 200000 * interval '1 minute', now() - n % 1095 * interval '1 day'
  from generate_series($1::int, $2::int) n
  cross join lateral (select (array['Ada','Bo','Chen','Dara','Eva','Finn','Grace','Hugo'])[1 + n % 8] as first,
    (array['Adler','Berg','Costa','Diaz','Engel','Fuchs','Gomez','Haas','Ito'])[1 + n % 9] || n::bigint * 7919 % 5003 as last) names
  join "companies" c on c."id" = 'CO-' || lpad((4 + n % ${companies})::text, 3, '0')`;

/** One in 16 is unresolved. */
const insertTickets = `insert into "tickets" ("companyId", "title", "description", "category", "priority", "status", "assigneeId", "responseMinutes", "satisfaction", "resolvedAt", "createdAt")
  select 'CO-' || lpad((4 + n % ${companies})::text, 3, '0'), 'Question ' || n || ' about ' || topic, 'The ' || topic || ' does not do what it says.',
    (array['Payment','Technical','Account','Performance','Feature Request'])[1 + n % 5], (array['High','Medium','Low'])[1 + n % 3],
    case when n % 16 <> 0 then 'Resolved' when n % 32 = 0 then 'Open' else 'In Progress' end,
    case when n % 32 <> 0 then (select "id" from "users" where "agentRole" is not null order by "seq" offset n % 4 limit 1) end,
    60 + n % 300, case when n % 16 <> 0 then 3 + n % 3 end, case when n % 16 <> 0 then timestamptz '2026-06-01Z' end,
    timestamptz '2025-07-01Z' + n * interval '20 seconds'
  from generate_series($1::int, $2::int) n
  cross join lateral (select (array['invoice','calendar','search','export','import','contract','password'])[1 + n % 7] as topic) topics`;
