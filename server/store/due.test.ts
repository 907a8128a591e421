import { afterAll, beforeAll, expect, it } from 'vitest';
import { duePayments } from '../../domain/billing/gateway.ts';
import { unbilledSubscriptions } from '../../domain/billing/monthlyRun.ts';
import { invoicesToRemind } from '../../domain/billing/reminders.ts';
import { pastCards } from '../../domain/change/billing/cardExpiry.ts';
import { endedTerms } from '../../domain/change/billing/renewal.ts';
import { amendedRates } from '../../domain/change/deals/amendedRates.ts';
import {
  endedContracts,
  lapsedQuotes,
  unansweredRequests,
  unquotedRequisitions,
} from '../../domain/change/deals/expiry.ts';
import { bookedCandidates } from '../../domain/change/deals/placement.ts';
import { interviewsToRemind } from '../../domain/change/notifications/interviewNotifications.ts';
import { overdueInvoices } from '../../domain/change/notifications/invoiceOverdue.ts';
import { companiesToTell } from '../../domain/change/notifications/marketNotification.ts';
import { searchesToTell } from '../../domain/change/notifications/searchNotification.ts';
import { tasksToRemind } from '../../domain/change/notifications/taskNotifications.ts';
import type { NounName, RowIn } from '../../domain/contract/index.ts';
import { type Due, dueFilter } from '../../domain/query/due.ts';
import { dueSchedules } from '../../domain/reports/scheduleRun.ts';
import { openTestDatabase, type TestDatabase, today } from '../testing/openTestServer.ts';
import { findDue } from './due.ts';
import { findRows } from './rows.ts';
import { inTransactionAs } from './transaction.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await open.owner.query(`update "preferences" set "enabled" = true where "key" = 'marketInsights'`);
  await open.owner.query(`update "transactions" set "queued" = true where "seq" % 7 = 0`);
  await open.owner.query(`update "subscriptions" set "changesOn" = '2026-07-01' where "seq" % 5 = 0`);
  await open.owner.query(
    `update "contracts" set "nextRate" = 100, "nextRateFrom" = '2026-06-01' where "seq" % 5 = 0`,
  );
  await open.owner.query(`update "requisitions" set "quotes" = 0 where "status" = 'Sent'`);
  await open.owner.query(`update "candidates" set "status" = 'Available' where "status" = 'Placed'`);
});
afterAll(() => open.close());

const daysLater = (days: number) => new Date(today.getTime() + days * 86_400_000);

/** How many rows PostgreSQL finds due, a few at a time; they are those that the demo finds. */
const compared = <N extends NounName>(due: Due<N>, now: Date): Promise<number> =>
  inTransactionAs(open.database, 'system', async (transaction) => {
    const found: string[] = [];
    const most = 40;
    let after: RowIn<N> | null = null;
    for (let isLast = false; !isLast; ) {
      const part: RowIn<N>[] = await findDue(transaction, due, { after, most, unlocked: true }, now);
      found.push(...part.map(({ id }) => id));
      after = part.at(-1) ?? null;
      isLast = part.length < most;
    }
    const [rows, contracts, preferences] = await Promise.all([
      findRows(transaction, due.noun, {}),
      findRows(transaction, 'contracts', {}),
      findRows(transaction, 'preferences', {}),
    ]);
    const isDue = dueFilter(due, now, (noun) => (noun === 'contracts' ? contracts : preferences));
    expect(found.toSorted()).toEqual(
      rows
        .filter(isDue)
        .map(({ id }) => id)
        .sort(),
    );
    return found.length;
  });

it.each<[string, (now: Date) => Promise<number>]>([
  ['contracts whose new rate applies', (now) => compared(amendedRates, now)],
  ['contracts that have ended', (now) => compared(endedContracts, now)],
  ['requests that nobody answered', (now) => compared(unansweredRequests, now)],
  ['quotes that are no longer valid', (now) => compared(lapsedQuotes, now)],
  ['requisitions that nobody quoted for', (now) => compared(unquotedRequisitions, now)],
  ['candidates whose contract has begun', (now) => compared(bookedCandidates, now)],
  ['cards past their month', (now) => compared(pastCards, now)],
  ['plans at the end of their term', (now) => compared(endedTerms, now)],
  ['subscriptions with a month to bill', (now) => compared(unbilledSubscriptions, now)],
  ['overdue invoices', (now) => compared(overdueInvoices, now)],
  ['invoices with a reminder', (now) => compared(invoicesToRemind, now)],
  ['queued payments', (now) => compared(duePayments, now)],
  ['interviews within a day', (now) => compared(interviewsToRemind, now)],
  ['tasks that are due', (now) => compared(tasksToRemind, now)],
  ['recruiters who want the week’s news', (now) => compared(companiesToTell, now)],
  ['saved searches with an alert', (now) => compared(searchesToTell, now)],
  ['report schedules', (now) => compared(dueSchedules, now)],
])('PostgreSQL and memory find the same rows due: %s', async (_, compare) => {
  let most = 0;
  for (const days of [-60, 0, 1, 20, 45, 400]) most = Math.max(most, await compare(daysLater(days)));
  expect(most).toBeGreaterThan(0);
});
