import { beforeEach, describe, expect, test } from 'vitest';
import { monthlyBill, runReported } from '../../domain/change/billing/monthlyBill.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { type DunningLevel, dunningLevelsKey } from '../../domain/contract/platform/dunningLevels.ts';
import type { World } from '../../src/dataProvider/browser/worldStore.ts';
import { openMemory } from '../testing/openMemory.ts';
import { invoiceReminders, monthlyBills, overdueNotices, reportMonth } from './billing.ts';
import { type RowJob, runRowJob } from './rowJob.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const plan = {
  ...kept,
  id: 'PLAN-001',
  name: 'Basic',
  price: 9900,
  currency: 'EUR',
  billingCycle: 'Monthly',
};
const company = { ...kept, id: 'CO-001', type: 'recruiter', name: 'Harbour' };
const payer = {
  ...kept,
  id: 'USR-001',
  companyId: 'CO-001',
  userType: 'recruiter',
  role: 'Admin',
  status: 'Active',
  email: 'ada@harbour.example',
};
const running = {
  ...kept,
  id: 'SUB-001',
  companyId: 'CO-001',
  planId: 'PLAN-001',
  status: 'Active',
  startDate: '2026-01-01',
  endDate: null,
  changesOn: null,
  monthlyAmount: 9900,
  currency: 'EUR',
  billedThrough: '2026-05-31',
  billedMonth: '2026-05-01',
  credit: 0,
};
const overdue = {
  ...kept,
  id: 'INV-001',
  kind: 'Invoice',
  companyId: 'CO-001',
  status: 'Pending',
  amount: 9900,
  open: 9900,
  currency: 'EUR',
  dueDate: '2026-06-14',
  overdueTold: null,
  reminders: [],
  dunningLevel: 0,
  dunningPause: null,
  serviceLimited: false,
};

let memory: ReturnType<typeof openMemory>;
const of = (noun: NounName) => memory.of(noun);
const open = (rows: World = {}) => {
  memory = openMemory(
    {
      plans: [plan],
      companies: [company],
      users: [payer],
      subscriptions: [running],
      ...rows,
    },
    now,
  );
};
beforeEach(() => open());
const run = <N extends NounName>(job: RowJob<N>) => runRowJob(memory.inTransaction, job);
const subscription = (columns: object = {}) => open({ subscriptions: [{ ...running, ...columns }] });
const invoice = (columns: object = {}, more: World = {}) =>
  open({
    invoices: [
      { ...overdue, ...columns },
      { ...overdue, id: 'INV-002', dueDate: '2026-08-01' },
    ],
    ...more,
  });

describe('the bill of a subscription', () => {
  test('is an invoice for the month, due in 15 days, and noted on the subscription', async () => {
    open({ subscriptions: [running, { ...running, id: 'SUB-002', changesOn: '2026-06-01' }] });
    expect(await run(monthlyBills)).toBe(1);
    expect(of('invoices')).toMatchObject([
      {
        kind: 'Invoice',
        companyId: 'CO-001',
        plan: 'Basic',
        amount: 9900,
        open: 9900,
        currency: 'EUR',
        status: 'Pending',
        periodStart: '2026-06-01',
        periodEnd: '2026-06-30',
        issuedDate: '2026-06-15',
        dueDate: '2026-06-30',
        subscriptionId: 'SUB-001',
        billedMonth: '2026-06-01',
      },
    ]);
    expect(of('subscriptions')).toEqual([
      { ...running, billedMonth: '2026-06-01', billedThrough: '2026-06-30' },
      { ...running, id: 'SUB-002', changesOn: '2026-06-01' },
    ]);
  });

  test('is made once for a month', async () => {
    await run(monthlyBills);
    expect(await run(monthlyBills)).toBe(0);
    expect(of('invoices')).toHaveLength(1);
  });

  test('is made for each month that was missed, in one run', async () => {
    subscription({ billedMonth: '2026-03-01', billedThrough: '2026-03-31' });
    expect(await run(monthlyBills)).toBe(1);
    expect(of('invoices').map((one) => one.periodStart)).toEqual(['2026-04-01', '2026-05-01', '2026-06-01']);
  });

  test('uses what was paid ahead first, and makes no invoice where that is enough', async () => {
    subscription({ credit: 12_000 });
    await run(monthlyBills);
    expect(of('invoices')).toEqual([]);
    expect(of('subscriptions')[0]).toMatchObject({ billedThrough: '2026-06-30', credit: 2100 });
  });

  test('of a month that is paid for leaves the paid days and what is left of them', async () => {
    subscription({ billedThrough: '2026-12-31', credit: 500 });
    await run(monthlyBills);
    expect(of('invoices')).toEqual([]);
    expect(of('subscriptions')[0]).toMatchObject({
      billedMonth: '2026-06-01',
      billedThrough: '2026-12-31',
      credit: 500,
    });
  });

  test('names the number of a plan that is gone', async () => {
    open({ plans: [] });
    await run(monthlyBills);
    expect(of('invoices')).toMatchObject([{ plan: 'PLAN-001', amount: 9900 }]);
  });
});

test('nothing else follows the invoice of a month', () => {
  const bill = { from: '2026-06-01', to: '2026-06-30', amount: 9900, credit: 0 };
  const effect = monthlyBill(running, plan, bill, '2026-06-01', memory.context);
  expect(effect.kind === 'create' && effect.following({} as Row)).toEqual([]);
});

describe('the report of a month', () => {
  const billed = (currency: string, id: string) => ({
    ...{ ...overdue, id, currency, billedMonth: '2026-06-01', dueDate: '2026-07-01' },
  });
  const bills = [billed('USD', 'INV-001'), billed('EUR', 'INV-002'), billed('EUR', 'INV-003')];
  const done = [{ ...running, billedMonth: '2026-06-01' }];
  const report = () => memory.within(reportMonth);

  test('counts the invoices of each currency, once', async () => {
    open({ invoices: bills, subscriptions: done });
    await report();
    await report();
    expect(of('activities')).toMatchObject([
      {
        version: 1,
        companyId: null,
        type: 'Monthly invoices generated',
        target: '2026-06',
        details: '2 × EUR: 198.00 EUR, 1 × USD: 99.00 USD',
        noun: 'invoices',
        status: 'Completed',
        priority: 'Medium',
        at: now.toISOString(),
      },
    ]);
  });

  test('waits until every subscription is billed', async () => {
    open({ invoices: bills });
    await report();
    expect(of('activities')).toEqual([]);
  });

  test('of another month, or of another kind, does not stand for this one', async () => {
    const other = { ...kept, noun: 'invoices', target: '2026-05', type: 'Monthly invoices generated' };
    const activities = [
      { ...other, id: 'ACT-1' },
      { ...other, id: 'ACT-2', target: '2026-06', type: 'Invoices exported' },
      { ...other, id: 'ACT-3', target: '2026-06', noun: 'reports' },
    ];
    open({ invoices: bills, subscriptions: done, activities });
    await report();
    expect(of('activities')).toHaveLength(4);
  });

  test('has room for 300 characters', () => {
    const made = Array.from({ length: 40 }, () => ({ currency: 'EUR', invoices: 1, amount: 9900 }));
    const effect = runReported('2026-06-01', made, memory.context);
    expect(effect.kind === 'add' && String(effect.row.details)).toHaveLength(300);
  });

  test('is none where nothing was billed', async () => {
    open({ subscriptions: done });
    await report();
    expect(of('activities')).toEqual([]);
  });
});

describe('an overdue invoice', () => {
  test('is told to its company, recorded, and noted with its due date', async () => {
    invoice();
    expect(await run(overdueNotices)).toBe(1);
    expect(await run(overdueNotices)).toBe(0);
    expect(of('activities')).toMatchObject([
      { event: 'invoiceOverdue', companyId: 'CO-001', target: 'INV-001', details: '99.00 EUR' },
    ]);
    expect(of('notifications')).toMatchObject([{ userId: 'USR-001' }]);
    expect(of('invoices')).toMatchObject([{ overdueTold: '2026-06-14', version: 1 }, { overdueTold: null }]);
  });
});

describe('a reminder', () => {
  test('is mailed to those who may pay, and noted with its step and day', async () => {
    const users = [
      { ...payer, id: 'USR-002', role: 'User', email: 'ben@harbour.example' },
      payer,
      { ...payer, id: 'USR-003', status: 'Suspended', email: 'eve@harbour.example' },
    ];
    invoice({ reminders: ['-3 2026-06-11'] }, { users });
    expect(await run(invoiceReminders)).toBe(1);
    expect(of('mails').map(({ to }) => to)).toEqual(['ada@harbour.example']);
    expect(of('invoices')).toMatchObject([
      { reminders: ['-3 2026-06-11', '1 2026-06-15'] },
      { reminders: [] },
    ]);
  });

  test('is sent once for each step', async () => {
    invoice();
    await run(invoiceReminders);
    expect(await run(invoiceReminders)).toBe(0);
    expect(of('mails')).toHaveLength(1);
  });

  const levels = (...chosen: DunningLevel[]) => ({
    preferences: [
      {
        ...kept,
        id: 'PREF-001',
        companyId: null,
        userId: null,
        kind: 'platform',
        key: dunningLevelsKey,
        value: JSON.stringify(chosen),
      },
    ],
  });

  test('says how late the invoice is, by when to pay it now, and that service is limited', async () => {
    invoice({ dueDate: '2026-06-01' }, levels({ days: 10, term: 7, limits: true }));
    await run(invoiceReminders);
    expect(of('mails')).toMatchObject([
      {
        subject: 'Reminder: invoice INV-001 for 99.00 EUR was due on Jun 1, 2026',
        note: [
          'Reminder 1. Days overdue: 14',
          'Please pay by Jun 22, 2026.',
          'Until this invoice is paid, your company can’t start new deals. You can still view and export everything and finish deals in progress.',
        ].join('\n'),
      },
    ]);
    expect(of('invoices')[0]).toMatchObject({
      reminders: ['10 2026-06-15'],
      dunningLevel: 1,
      serviceLimited: true,
      version: 1,
    });
  });

  test('is none while reminders are paused', async () => {
    invoice({ dunningPause: 'Disputed' });
    expect(await run(invoiceReminders)).toBe(0);
    expect(of('mails')).toEqual([]);
  });

  test('is only the one before the due date if there are no levels', async () => {
    invoice({}, levels());
    expect(await run(invoiceReminders)).toBe(0);
    invoice({ dueDate: '2026-06-18' }, levels());
    expect(await run(invoiceReminders)).toBe(1);
    expect(of('mails')).toMatchObject([{ note: null }]);
  });

  test('is none for an invoice that is paid', async () => {
    invoice({ status: 'Paid' });
    expect(await run(invoiceReminders)).toBe(0);
    expect(of('mails')).toEqual([]);
  });
});
