// @module-tag rest
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceReminders, monthlyBills, overdueNotices } from '../../application/jobs/billing.ts';
import { planTerms } from '../../application/jobs/contracts.ts';
import { rowJobs } from '../../application/jobs/rowJobs.ts';
import type { Charge, Gateway } from '../../domain/billing/gateway.ts';
import { silence, testGateway } from '../../domain/billing/gateway.ts';
import { monthToRun, unbilledSubscriptions } from '../../domain/billing/monthlyRun.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { transactionsAt } from '../store/change.ts';
import { dueSql } from '../store/due.ts';
import { Values } from '../store/list.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';
import { paymentJob } from './paymentJob.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const on = (day: string) => new Date(`${day}T09:00:00.000Z`);
/** Signs in again, because the session expires when the clock jumps by days. */
const moveTo = async (now: Date) => {
  server.setNow(now);
  admin = await server.as('admin@talentbench.example');
};
const ask = async <R>(sql: string, values: unknown[] = []): Promise<R[]> =>
  (await server.owner.query(sql, values)).rows as R[];
const runMonth = (now: Date) => rowJobs.get('monthlyRun')?.run(transactionsAt(server.database, now));
const numberOf = ({ id }: { id: string }) => Number(id.slice(4));
const bill = async (columns: object = {}): Promise<Row> => {
  const body = { companyId: 'CO-002', plan: 'Basic', amount: 9900, dueDate: '2026-06-30', ...columns };
  const answer = await admin.send('POST', '/api/v1/invoices', body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const change = async (noun: string, { id }: Row, body: object) => {
  const { version } = (await admin.get(`/api/v1/${noun}/${id}`)).json();
  return admin.send('PUT', `/api/v1/${noun}/${id}`, body, { 'if-match': `"${version}"` });
};
const pay = async (invoice: Row, columns: object = {}) => {
  const { id: invoiceId, companyId, plan, amount, currency } = invoice;
  const of = { invoiceId, companyId, plan, amount, currency };
  return admin.send('POST', '/api/v1/transactions', {
    ...of,
    status: 'Pending',
    date: '2026-06-15',
    paymentMethod: 'Credit Card',
    ...columns,
  });
};
const credit = ({ id: creditOf, companyId, plan, amount, currency }: Row, creditReason: string) =>
  admin.send('POST', '/api/v1/invoices', {
    ...{ kind: 'Credit Note', creditOf, companyId, plan, currency, creditReason },
    ...{ amount: -Number(amount), dueDate: '2026-06-15' },
  });
const shown = async (noun: string, { id }: Row): Promise<Row> =>
  (await admin.get(`/api/v1/${noun}/${id}`)).json();

describe('numbers of invoices', () => {
  it('are given in a row to two who make one at once, of whom one fails', async () => {
    const first = await bill();
    const make = (work: () => Promise<void>) =>
      inTransactionAs(server.database, 'system', async (transaction) => {
        const [made] = await transaction.query<{ id: string }>(
          `insert into "invoices" ("kind", "companyId", "plan", "amount", "currency", "status", "issuedDate", "dueDate", "reminders",
             "credited", "paid", "refunded", "open", "overpaid")
           values ('Invoice', 'CO-002', 'Basic', 1, 'USD', 'Pending', '2026-06-15', '2026-06-30', '{}', 0, 0, 0, 1, 0) returning "id"`,
        );
        await work();
        return made as { id: string };
      });
    const failing = make(() => Promise.reject(new Error('rolled back')));
    const others = await Promise.allSettled([failing, make(async () => {}), make(async () => {})]);
    const made = others.flatMap((one) => (one.status === 'fulfilled' ? [numberOf(one.value)] : []));
    expect(made.sort((a, b) => a - b)).toEqual([numberOf(first) + 1, numberOf(first) + 2]);
  });

  it('have no hole in the whole book, and no invoice is removed by anybody', async () => {
    const [book] = await ask<{ n: number; last: number }>(
      `select count(*)::int as n, max(substr("id", 5)::int) as last from "invoices" where "kind" = 'Invoice'`,
    );
    expect(book?.n).toBe(book?.last);
    const answer = await admin.send('DELETE', '/api/v1/invoices/INV-001', undefined, { 'if-match': '"1"' });
    expect(answer.statusCode).toBe(403);
    await expect(
      inTransactionAs(server.database, 'admin', async (transaction) => {
        await transaction.query(`delete from "invoices" where "id" = 'INV-001'`);
      }),
    ).rejects.toThrow('permission denied');
  });
});

describe('an invoice past its due date', () => {
  const found = async (status: string): Promise<string[]> => {
    const filter = encodeURIComponent(JSON.stringify({ status, plan: 'Clockwork' }));
    const rows: Row[] = (await admin.get(`/api/v1/invoices?filter=${filter}`)).json();
    return rows.map(({ id }) => id);
  };

  it('becomes overdue with the date, in lists, their totals and the figures, without a write', async () => {
    const invoice = await bill({ plan: 'Clockwork', dueDate: '2026-06-20', amount: 500 });
    const alerts = async () => {
      const { alerts: all } = (await admin.get('/api/v1/insights/platformAlerts')).json();
      return all.find(({ name }: { name: string }) => name === 'overdueInvoices').money[0].amount;
    };
    const before = await alerts();
    expect([await found('Pending'), await found('Overdue')]).toEqual([[invoice.id], []]);
    await moveTo(on('2026-06-21'));
    expect([await found('Pending'), await found('Overdue')]).toEqual([[], [invoice.id]]);
    const later = await alerts();
    expect(later).toBeGreaterThanOrEqual(before + 500);
    expect(await shown('invoices', invoice)).toMatchObject({ status: 'Overdue', version: 1 });
    const listed = async () => {
      const filter = encodeURIComponent(JSON.stringify({ status: 'Overdue' }));
      const rows: Row[] = (await admin.get(`/api/v1/invoices?filter=${filter}&range=[0,999]`)).json();
      return rows.reduce((sum, { amount }) => sum + Number(amount), 0);
    };
    const tile = async () => (await admin.get('/api/v1/insights/billingOverview')).json().overdue[0].amount;
    expect(await tile()).toBe(await listed());
    await credit(invoice, 'Never asked for');
    expect([await tile(), await listed()]).toEqual([later - 500, later - 500]);
    const other = await bill({ plan: 'Clockwork', dueDate: '2026-06-22', amount: 500 });
    await moveTo(today);
    expect((await shown('invoices', other)).status).toBe('Pending');
  });

  it('cannot be stored as overdue by a write that bypasses the rules', async () => {
    await expect(ask(`update "invoices" set "status" = 'Overdue' where "id" = 'INV-001'`)).rejects.toThrow(
      'invoices_never_overdue',
    );
  });

  it('is told to its company once, by one of several processes, and is on record', async () => {
    const invoice = await bill({ dueDate: '2026-06-20' });
    await runJob(server, overdueNotices, today);
    const told = () =>
      ask<{ title: string; key: string }>(
        `select "title", "key" from "notifications" where "title" like $1 order by "seq"`,
        [`Invoice ${invoice.id} is overdue%`],
      );
    expect(await told()).toEqual([]);
    await Promise.all([1, 2].map(() => runJob(server, overdueNotices, on('2026-06-21'))));
    const people = await told();
    expect(people.length).toBeGreaterThan(0);
    expect(people[0]).toEqual({
      title: `Invoice ${invoice.id} is overdue: it was due on Jun 20, 2026`,
      key: 'systemAlerts',
    });
    const records = await ask(
      `select 1 from "activities" where "event" = 'invoiceOverdue' and "target" = $1`,
      [invoice.id],
    );
    expect(records).toHaveLength(1);
    expect(await runJob(server, overdueNotices, on('2026-06-22'))).toBe(0);
    expect(await told()).toEqual(people);
  });
});

describe('reminders', () => {
  it('are mailed once for each step, before the due date and after, until the invoice is paid', async () => {
    const invoice = await bill({ dueDate: '2026-06-30' });
    const mailed = async () =>
      (
        await ask<{ subject: string }>(
          `select "subject" from "mails" where "subject" like $1 order by "seq"`,
          [`%${invoice.id}%`],
        )
      ).map(({ subject }) => subject);
    for (const day of ['2026-06-26', '2026-06-27', '2026-06-28', '2026-07-01'])
      await Promise.all([1, 2].map(() => runJob(server, invoiceReminders, on(day))));
    const once = [...new Set(await mailed())];
    expect(once).toEqual([
      `Invoice ${invoice.id} for 99.00 USD is due on Jun 30, 2026`,
      `Reminder: invoice ${invoice.id} for 99.00 USD was due on Jun 30, 2026`,
    ]);
    expect((await shown('invoices', invoice)).reminders).toEqual(['-3 2026-06-27', '1 2026-07-01']);
    const sofar = (await mailed()).length;
    expect((await pay(invoice, { status: 'Completed' })).statusCode).toBe(201);
    await runJob(server, invoiceReminders, on('2026-07-07'));
    expect(await mailed()).toHaveLength(sofar);
  });
});

describe('the monthly run', () => {
  type Bill = { subscriptionId: string; amount: number; periodStart: string; periodEnd: string };
  const billsOf = (month: string) =>
    ask<Bill>(
      `select "subscriptionId", "amount", "periodStart", "periodEnd" from "invoices" where "billedMonth" = $1 order by "seq"`,
      [month],
    );
  const running = async () =>
    (await ask<{ n: number }>(`select count(*)::int as n from "subscriptions" where "status" = 'Active'`))[0]
      ?.n ?? 0;

  it('has nothing to do in the month that was billed already', async () => {
    expect(await runJob(server, monthlyBills, today)).toBe(0);
    expect(await billsOf('2026-06-01')).toEqual([]);
  });

  it('bills each running subscription once where two processes run it and one of them breaks off', async () => {
    const first = on('2026-07-01');
    await ask(`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
      create trigger "break_off" before insert on "invoices" for each row when (new."amount" = 320000) execute function break_off()`);
    await expect(runMonth(first)).rejects.toThrow('broken off');
    await ask('drop trigger "break_off" on "invoices"');
    await Promise.all([runMonth(first), runMonth(first)]);
    const bills = await billsOf('2026-07-01');
    expect(new Set(bills.map(({ subscriptionId }) => subscriptionId)).size).toBe(bills.length);
    expect(bills).toHaveLength(await running());
    expect(await runJob(server, monthlyBills, on('2026-07-20'))).toBe(0);
    const [book] = await ask<{ n: number; last: number }>(
      `select count(*)::int as n, max(substr("id", 5)::int) as last from "invoices" where "kind" = 'Invoice'`,
    );
    expect(book?.n).toBe(book?.last);
  });

  it('takes into account what was billed before: only the days that are left are on the first bill', async () => {
    const bills = await billsOf('2026-07-01');
    const part = bills.find(({ periodStart }) => periodStart > '2026-07-01') as Bill;
    const [{ billedThrough, monthlyAmount }] = (await ask<{ billedThrough: string; monthlyAmount: number }>(
      'select "billedThrough", "monthlyAmount" from "subscriptions" where "id" = $1',
      [part.subscriptionId],
    )) as [{ billedThrough: string; monthlyAmount: number }];
    expect([part.periodEnd, billedThrough]).toEqual(['2026-07-31', '2026-07-31']);
    expect(part.amount).toBeLessThan(monthlyAmount);
  });

  it('tells once what it made, by currency', async () => {
    const bills = await billsOf('2026-07-01');
    const sum = bills.reduce((all, { amount }) => all + amount, 0);
    expect(
      await ask(
        `select "details" from "activities" where "type" = 'Monthly invoices generated' and "target" = '2026-07'`,
      ),
    ).toEqual([{ details: `${bills.length} × USD: ${(sum / 100).toFixed(2)} USD` }]);
  });

  it('makes up for the months in which no server ran, each of them once', async () => {
    await runMonth(on('2026-09-10'));
    for (const month of ['2026-08-01', '2026-09-01']) {
      const bills = await billsOf(month);
      expect(bills).toHaveLength(await running());
      expect(bills.every(({ periodStart }) => periodStart === month)).toBe(true);
    }
  });
});

describe('the end of a term and the run of the month after it', () => {
  const company = 'CO-003';
  const of = (sql: string) => ask<Row>(`select * from ${sql}`, [company]);

  it('bill a company whose plan changes once, for the plan that follows, and a plan that ended not at all', async () => {
    const [running] = await of(`"subscriptions" where "companyId" = $1 and "status" = 'Active'`);
    const [ending] = await ask<Row>(
      `select * from "subscriptions" where "status" = 'Active' and "companyId" <> $1 limit 1`,
      [company],
    );
    await ask(
      `update "subscriptions" set "renewal" = 'Changes', "changesOn" = '2026-10-01',
         "nextPlanId" = case when "planId" = 'PLAN-001' then 'PLAN-004' else 'PLAN-001' end where "id" = $1`,
      [running?.id],
    );
    await ask(`update "subscriptions" set "renewal" = 'Ends', "changesOn" = '2026-10-01' where "id" = $1`, [
      ending?.id,
    ]);
    const first = on('2026-10-01');
    await Promise.all([runMonth(first), runMonth(first)]);
    const [follower] = await of(`"subscriptions" where "companyId" = $1 and "status" = 'Active'`);
    expect(follower).toMatchObject({ replaces: running?.id, startDate: '2026-10-01' });
    expect(
      await ask(
        `select "subscriptionId", "periodStart", "periodEnd", "amount" from "invoices"
         where "billedMonth" = '2026-10-01' and "companyId" = any($1)`,
        [[company, ending?.companyId]],
      ),
    ).toEqual([
      {
        subscriptionId: follower?.id,
        periodStart: '2026-10-01',
        periodEnd: '2026-10-31',
        amount: follower?.monthlyAmount,
      },
    ]);
  });

  it('bill a follower that is left in its first month all the same', async () => {
    const [one] = await of(`"subscriptions" where "companyId" = $1 and "status" = 'Active'`);
    await ask(
      `update "subscriptions" set "renewal" = 'Changes', "changesOn" = '2026-11-01',
      "nextPlanId" = 'PLAN-002' where "id" = $1`,
      [one?.id],
    );
    await runJob(server, planTerms, on('2026-11-01'));
    const [follower] = await of(`"subscriptions" where "companyId" = $1 and "status" = 'Active'`);
    await ask(`update "subscriptions" set "status" = 'Cancelled', "endDate" = '2026-11-01' where "id" = $1`, [
      follower?.id,
    ]);
    await runMonth(on('2026-11-01'));
    expect(await ask(`select "amount" from "invoices" where "subscriptionId" = $1`, [follower?.id])).toEqual([
      { amount: follower?.monthlyAmount },
    ]);
  });

  it('ask the database for the same subscriptions as the calendar names', async () => {
    const days = [null, '2026-05-01', '2026-06-01', '2026-06-15', '2026-07-01'];
    const cases = days.flatMap((billedMonth) =>
      days.flatMap((endDate) =>
        days.flatMap((changesOn) =>
          (['Active', 'Paused', 'Cancelled'] as const).flatMap((status) =>
            ['2026-05-20', '2026-06-01', '2026-06-20'].map((startDate) => ({
              billedMonth: billedMonth && `${billedMonth.slice(0, 8)}01`,
              endDate,
              changesOn,
              status,
              startDate,
              monthlyAmount: 1,
              billedThrough: null,
            })),
          ),
        ),
      ),
    );
    for (const day of ['2026-05-31', '2026-06-01', '2026-06-20', '2026-07-01', '2026-09-01']) {
      const values = new Values();
      const due = dueSql(unbilledSubscriptions, on(day), values);
      const rows = await ask<{ due: boolean }>(
        `select coalesce(${due}, false) as "due" from jsonb_to_recordset(${values.place(JSON.stringify(cases.map((one, place) => ({ ...one, place }))))}) as one
           ("billedMonth" date, "endDate" date, "changesOn" date, "status" text, "startDate" date, "place" int) order by "place"`,
        values.all,
      );
      expect(rows.map(({ due }) => due)).toEqual(cases.map((one) => monthToRun(one, on(day)) !== null));
    }
  });
});

describe('the monthly run of December', () => {
  const december = on('2026-12-01');
  const billsOf = (subscription: Row | undefined) =>
    ask<Row>(
      `select * from "invoices" where "subscriptionId" = $1 and "billedMonth" >= '2026-12-01' order by "seq"`,
      [subscription?.id],
    );
  const runningOf = async (companyId: string) =>
    (
      await ask<Row>(
        `select * from "subscriptions" where "companyId" = $1 and "status" in ('Active', 'Paused')`,
        [companyId],
      )
    )[0];
  const setStatus = async (companyId: string, status: string, columns: object = {}) => {
    const answer = await change('companies', { id: companyId } as Row, { status, ...columns });
    expect(answer.statusCode).toBe(200);
  };

  it('bills no suspended company, makes no invoice of nothing, and uses credit balance, then goes on without back billing', async () => {
    await moveTo(on('2026-11-20'));
    const [suspended, prepaid, credited] = ['CO-020', 'CO-021', 'CO-022'];
    const paused = await runningOf(suspended);
    const ahead = await runningOf(prepaid);
    const payer = await runningOf(credited);
    await setStatus(suspended, 'Suspended', { statusReason: 'Under review' });
    expect((await runningOf(suspended))?.status).toBe('Paused');
    await ask(`update "subscriptions" set "credit" = 100000000 where "id" = $1`, [ahead?.id]);
    const invoice = await bill({ companyId: credited, plan: 'Extra', amount: 1000, dueDate: '2026-12-20' });
    await pay(invoice, { status: 'Completed', amount: 1700, date: '2026-11-20' });

    await runMonth(december);
    expect(await billsOf(paused)).toEqual([]);
    expect(await billsOf(ahead)).toEqual([]);
    const [{ credit: left } = { credit: 0 }] = await ask<Row>(
      `select "credit" from "subscriptions" where "id" = $1`,
      [ahead?.id],
    );
    expect(Number(left)).toBe(100_000_000 - Number(ahead?.monthlyAmount));
    const [made] = await billsOf(payer);
    expect([Number(made?.paid), Number(made?.open)]).toEqual([700, Number(made?.amount) - 700]);
    expect(
      await ask(
        `select "amount"::int, "invoiceId" from "transactions" where "kind" = 'Credit' and "companyId" = $1 order by "amount"`,
        [credited],
      ),
    ).toEqual([
      { amount: -700, invoiceId: invoice.id },
      { amount: 700, invoiceId: made?.id },
    ]);

    await moveTo(on('2027-02-11'));
    await setStatus(suspended, 'Active');
    await runMonth(on('2027-02-11'));
    const [first, ...more] = await billsOf(paused);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ periodStart: '2027-02-11', periodEnd: '2027-02-28' });
    expect(Number(first?.amount)).toBe(
      Number(paused?.monthlyAmount) - Math.round((Number(paused?.monthlyAmount) * 10) / 28),
    );
    await moveTo(today);
  });
});

describe('payments', () => {
  /** Records each charge that it is asked for. */
  const ledger = (answer: Gateway['charge'] = testGateway.charge) => {
    const asked: Charge[] = [];
    const keys = new Set<string>();
    const gateway: Gateway = {
      charge: (charge, now) => {
        asked.push(charge);
        keys.add(charge.key);
        return answer(charge, now);
      },
    };
    return { asked, keys, gateway };
  };
  const deliver = (gateway: Gateway, timeLimit = 10_000) =>
    paymentJob({ database: server.database, clock: server.clock, gateway, timeLimit }).run();
  /** Makes the payment due for its next attempt. */
  const later = ({ id }: Row) =>
    ask('update "transactions" set "tryAfter" = "createdAt" where "id" = $1', [id]);
  const card = async (last4: string) => {
    await ask(`update "paymentMethods" set "status" = 'Expired' where "companyId" = 'CO-002'`);
    await ask(
      `insert into "paymentMethods" ("companyId", "method", "brand", "last4", "expiry", "status") values ('CO-002', 'Credit Card', 'Visa', $1, '12/30', 'Active')`,
      [last4],
    );
  };

  it('that succeed make the invoice paid', async () => {
    await card('4242');
    const invoice = await bill();
    const payment: Row = (await pay(invoice)).json();
    expect(await deliver(testGateway)).toBe(1);
    expect(await shown('transactions', payment)).toMatchObject({
      status: 'Completed',
      queued: false,
      attempts: 1,
    });
    expect(await shown('invoices', invoice)).toMatchObject({ status: 'Paid', paidDate: '2026-06-15' });
  });

  it('that fail say why, are told to the company, and can be tried again under a new key', async () => {
    await card('0002');
    const invoice = await bill();
    const payment: Row = (await pay(invoice)).json();
    const { gateway, asked } = ledger();
    await deliver(gateway);
    expect(await shown('transactions', payment)).toMatchObject({
      status: 'Failed',
      failure: 'payments.card-declined',
    });
    expect((await shown('invoices', invoice)).status).toBe('Pending');
    const told = await ask(`select distinct "title" from "notifications" where "title" like $1`, [
      `%for ${invoice.id} failed`,
    ]);
    expect(told).toEqual([{ title: `A payment of 99.00 USD for ${invoice.id} failed` }]);
    await card('4242');
    expect((await change('transactions', payment, { status: 'Pending' })).statusCode).toBe(200);
    await deliver(gateway);
    expect(await shown('transactions', payment)).toMatchObject({
      status: 'Completed',
      failure: null,
      attempts: 2,
    });
    expect(asked.map(({ key }) => key)).toEqual([`${payment.id}/1`, `${payment.id}/2`]);
  });

  it('are charged once where the process dies between the charge and its note', async () => {
    await card('4242');
    const invoice = await bill();
    const payment: Row = (await pay(invoice)).json();
    let dies = true;
    const { gateway, asked, keys } = ledger(async (charge, now) => {
      if (dies) throw new Error('killed');
      return testGateway.charge(charge, now);
    });
    await deliver(gateway);
    expect(await shown('transactions', payment)).toMatchObject({
      status: 'Pending',
      queued: true,
      attempts: 0,
    });
    dies = false;
    await later(payment);
    await Promise.all([deliver(gateway), deliver(gateway)]);
    expect([asked.length, [...keys]]).toEqual([2, [`${payment.id}/1`]]);
    expect((await shown('invoices', invoice)).status).toBe('Paid');
  });

  it('that the gateway never answers hold up nothing: they stay pending, say why, and are tried again ever later', async () => {
    await card('4242');
    const invoice = await bill();
    const payment: Row = (await pay(invoice)).json();
    const other: Row = (await pay(await bill())).json();
    const { gateway, asked, keys } = ledger((charge, now) =>
      charge.invoice.id === invoice.id ? new Promise(() => {}) : testGateway.charge(charge, now),
    );
    const waits: number[] = [];
    for (const _ of [1, 2, 3]) {
      expect(await deliver(gateway, 1)).toBe(1);
      expect(await deliver(gateway, 1)).toBe(0);
      const { tryAfter, ...left } = await shown('transactions', payment);
      expect(left).toMatchObject({ status: 'Pending', queued: true, attempts: 0, failure: silence });
      waits.push((Date.parse(String(tryAfter)) - today.getTime()) / 60_000);
      await later(payment);
    }
    expect(waits).toEqual([1, 4, 16]);
    expect((await shown('transactions', other)).status).toBe('Completed');
    expect([asked.length, [...keys].sort()]).toEqual([4, [`${other.id}/1`, `${payment.id}/1`].sort()]);
    await deliver(testGateway);
    expect(await shown('transactions', payment)).toMatchObject({
      status: 'Completed',
      failure: null,
      tryAfter: null,
      unanswered: 0,
      attempts: 1,
    });
  });

  it('are in one hand while the gateway thinks, and cannot be called off before it has answered', async () => {
    await card('4242');
    const payment: Row = (await pay(await bill())).json();
    let answer = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const thinking = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { gateway, asked } = ledger(async (charge, now) => {
      begin();
      await thinking;
      return testGateway.charge(charge, now);
    });
    const first = deliver(gateway);
    await begun;
    expect(await deliver(gateway)).toBe(0);
    const refused = await change('transactions', payment, { status: 'Failed' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The payment service has not responded yet. We will keep trying.',
    ]);
    answer();
    expect(await first).toBe(1);
    expect(asked).toHaveLength(1);
    expect(await shown('transactions', payment)).toMatchObject({ status: 'Completed', attempts: 1 });
  });

  it('by bank transfer wait until an operator says that the money has come', async () => {
    const invoice = await bill();
    const payment: Row = (await pay(invoice, { paymentMethod: 'Bank Transfer' })).json();
    await deliver(testGateway);
    expect(await shown('transactions', payment)).toMatchObject({ status: 'Pending', queued: false });
    expect(await deliver(testGateway)).toBe(0);
    expect((await change('transactions', payment, { status: 'Completed' })).statusCode).toBe(200);
    expect((await shown('invoices', invoice)).status).toBe('Paid');
  });

  it('by two operators at once are made once', async () => {
    const invoice = await bill();
    const answers = await Promise.all([pay(invoice), pay(invoice)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});
