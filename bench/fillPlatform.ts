import type { Owner } from '../server/database/connect.ts';
import { fillTable } from './fillCandidates.ts';
import { fillSupport } from './fillSupport.ts';

const companies = 900;
const years = 3;
const company = (step: number) => `'CO-' || lpad((4 + (n::bigint * ${step}) % ${companies})::text, 3, '0')`;
/** Times from `years` ago to now, evenly spaced over the rows. */
const back = (rows: number) =>
  `now() - (${rows} - n)::double precision * interval '${years * 365} days' / ${rows}`;

/**
 * Inserts this many tickets, users, contracts, requests, jobs, payments, invoices and searches each, and two
 * years of daily measurements. Returns the seconds it took.
 */
export const fillPlatform = async (owner: Owner, rows: number): Promise<number> => {
  let seconds = await fillSupport(owner, rows, false);
  // The trigger locks a counter for each number, which would slow down large transactions.
  await owner.query('alter table "invoices" disable trigger "number"');
  for (const [table, insert] of Object.entries(inserts))
    seconds += await fillTable(
      owner,
      table,
      rows,
      (from, to) => owner.query(insert(rows), [from, to]),
      false,
    );
  await owner.query('alter table "invoices" enable trigger "number"');
  await owner.query(measuredDays);
  return seconds;
};

const measuredDays = `insert into "platformDays" ("day", "activeUsers", "requests", "failures", "responseMs", "responseP95Ms", "queries", "queryMs", "pageLoads", "pageLoadMs", "upMinutes")
  select current_date - n, 20000, 1900000, 9, 30000000, 60, 5000000, 15000000, 90000, 90000000, 1440 from generate_series(1, 730) n
  on conflict do nothing`;

const inserts: Record<string, (rows: number) => string> = {
  contracts: (
    rows,
  ) => `insert into "contracts" ("providerId", "recruiterId", "employee", "client", "type", "status", "startDate", "endDate", "rate", "monthlyHours", "totalValue", "currency", "signedDate", "overlapAgreed", "createdAt")
    select ${company(7919)}, ${company(104729)}, 'Person ' || n, 'Client ' || n % 900, (array['SOW','C2H','SOW','NDA'])[1 + n % 4],
      case when n % 20 = 0 then 'Active' else 'Expired' end, at::date, at::date + 180, 6000, 160, (900000 + n % 700000), case when n % 12 = 0 then 'EUR' else 'USD' end,
      case when n % 25 <> 0 then at::date end, false, at
    from generate_series($1::int, $2::int) n cross join lateral (select ${back(rows)} as at) moments`,
  requests: (
    rows,
  ) => `insert into "requests" ("recruiterId", "providerId", "position", "skills", "duration", "currency", "urgency", "status", "received", "answeredAt", "createdAt")
    select ${company(7919)}, ${company(104729)}, 'Position ' || n, '{}', '6 months', 'USD', 'Medium', (array['Accepted','Declined','Under Review','Accepted'])[1 + n % 4], at::date, at, at
    from generate_series($1::int, $2::int) n cross join lateral (select ${back(rows)} as at) moments`,
  jobs: (
    rows,
  ) => `insert into "jobs" ("companyId", "title", "location", "type", "experience", "skills", "status", "listed", "applications", "views", "postedDate", "salary", "salaryPer", "currency", "createdAt")
    select ${company(7919)}, 'Job ' || n, 'Berlin', 'Contract', '3-5 years', '{}', case when n % 9 = 0 then 'Active' else 'Closed' end, n % 9 = 0, 0, 0, at::date, '60', 'Hour', 'USD', at
    from generate_series($1::int, $2::int) n cross join lateral (select ${back(rows)} as at) moments`,
  invoices: (
    rows,
  ) => `insert into "invoices" ("seq", "id", "kind", "companyId", "plan", "amount", "credited", "paid", "refunded", "open", "overpaid", "currency", "status", "issuedDate", "dueDate", "reminders", "createdAt")
    select n, 'INV-' || lpad(n::text, greatest(3, length(n::text)), '0'), 'Invoice', ${company(7919)}, 'Premium', 29900, 0, 29900, 0, 0, 0, case when n % 12 = 0 then 'EUR' else 'USD' end, 'Paid', at::date, at::date + 15, '{}', at
    from generate_series($1::int, $2::int) n cross join lateral (select ${back(rows)} as at) moments`,
  searches: (
    rows,
  ) => `insert into "searches" ("companyId", "userId", "skills", "visible", "passed", "shown", "engine", "dictionary", "at", "createdAt")
    select ${company(7919)}, 'USR-010', '{}', 900, 40, 20, 'bench', 'bench', at, at
    from generate_series($1::int, $2::int) n cross join lateral (select ${back(rows)} as at) moments`,
  transactions: (
    rows,
  ) => `insert into "transactions" ("companyId", "kind", "plan", "amount", "currency", "status", "date", "paymentMethod", "queued", "attempts", "unanswered", "createdAt")
    select ${company(7919)}, 'Payment', 'Premium', 29900, 'USD', case when n % 20 = 0 then 'Failed' else 'Completed' end, at::date, 'Credit Card', false, 0, 0, at
    from generate_series($1::int, $2::int) n cross join lateral (select ${back(rows)} as at) moments`,
};
