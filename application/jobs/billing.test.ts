import { beforeEach, describe, expect, test } from 'vitest';
import { matches } from '../../domain/access/can.ts';
import type { Values } from '../../domain/change/context.ts';
import { monthlyBill } from '../../domain/change/monthlyBill.ts';
import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Subscription } from '../../domain/contract/subscriptions.ts';
import type { Verbs } from '../rows.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { billSubscription, remindOfInvoice, reportMonth, tellOverdue } from './billing.ts';

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
};

let rows: Partial<Record<NounName, Row[]>>;
const of = (noun: NounName) => rows[noun] ?? [];
const like = <N extends NounName>(noun: N, where: Values) =>
  (of(noun) as RowIn<N>[]).filter((row) => matches({ where }, row));
const insert = async (noun: NounName, row: Values): Promise<Row> => {
  const made = { ...kept, id: `${noun}-${of(noun).length + 1}`, ...row };
  rows[noun] = [...of(noun), made];
  return made;
};
const system: Partial<Verbs> = {
  insert,
  insertMany: (noun, all) => Promise.all(all.map((row) => insert(noun, row))),
  find: async (noun, id) => like(noun, { id })[0] ?? null,
  findAll: async (noun, where) => like(noun, where),
  count: async (noun, where) => like(noun, where).length,
  patch: async (noun, where, values) => like(noun, where).map((row) => Object.assign(row, values)).length,
  queueWebhooks: async () => {},
};
const work: UnitOfWork = {
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'System',
  now,
  rows: { system: system as Verbs, own: system as Verbs, hold: async () => {} },
};
beforeEach(() => {
  rows = {
    plans: [{ ...plan }],
    companies: [{ ...company }],
    users: [{ ...payer }],
    subscriptions: [{ ...running }, { ...running, id: 'SUB-002' }],
    invoices: [],
  };
});
const subscription = (columns: object = {}): Subscription =>
  Object.assign(rows.subscriptions?.[0] ?? {}, columns) as unknown as Subscription;
const invoice = (columns: object = {}): Invoice => {
  const row = { ...overdue, ...columns };
  rows.invoices = [row, { ...overdue, id: 'INV-002' }];
  return row as unknown as Invoice;
};

describe('the bill of a subscription', () => {
  test('is an invoice for the month, due in 15 days, and noted on the subscription', async () => {
    expect(await billSubscription(work, subscription())).toBe(true);
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
    expect(subscription()).toMatchObject({
      billedMonth: '2026-06-01',
      billedThrough: '2026-06-30',
      credit: 0,
      version: 1,
    });
    expect(of('subscriptions')[1]).toEqual({ ...running, id: 'SUB-002' });
  });

  test('is made once for a month', async () => {
    await billSubscription(work, subscription());
    expect(await billSubscription(work, subscription())).toBe(false);
    expect(of('invoices')).toHaveLength(1);
  });

  test('uses what was paid ahead first, and makes no invoice where that is enough', async () => {
    await billSubscription(work, subscription({ credit: 12_000 }));
    expect(of('invoices')).toEqual([]);
    expect(subscription()).toMatchObject({ billedThrough: '2026-06-30', credit: 2100 });
  });

  test('of a month that is paid for leaves the paid days and what is left of them', async () => {
    await billSubscription(work, subscription({ billedThrough: '2026-12-31', credit: 500 }));
    expect(of('invoices')).toEqual([]);
    expect(subscription()).toMatchObject({
      billedMonth: '2026-06-01',
      billedThrough: '2026-12-31',
      credit: 500,
    });
  });

  test('names the number of a plan that is gone', async () => {
    rows.plans = [];
    await billSubscription(work, subscription());
    expect(of('invoices')).toMatchObject([{ plan: 'PLAN-001', amount: 9900 }]);
  });
});

test('nothing else follows the invoice of a month', () => {
  const bill = { from: '2026-06-01', to: '2026-06-30', amount: 9900, credit: 0 };
  const effect = monthlyBill(running, plan, bill, '2026-06-01', work);
  expect(effect.kind === 'create' && effect.following({} as Row)).toEqual([]);
});

describe('the report of a month', () => {
  const made = async () => [
    { currency: 'EUR', invoices: 2, amount: 19_800 },
    { currency: 'USD', invoices: 1, amount: 9900 },
  ];

  test('counts the invoices of each currency, once', async () => {
    await reportMonth(work, made);
    await reportMonth(work, made);
    expect(of('activities')).toEqual([
      {
        ...kept,
        id: 'activities-1',
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

  test('of another month, or of another kind, does not stand for this one', async () => {
    const other = { ...kept, noun: 'invoices', target: '2026-05', type: 'Monthly invoices generated' };
    rows.activities = [
      { ...other, id: 'ACT-1' },
      { ...other, id: 'ACT-2', target: '2026-06', type: 'Invoices exported' },
      { ...other, id: 'ACT-3', target: '2026-06', noun: 'reports' },
    ];
    await reportMonth(work, made);
    expect(of('activities')).toHaveLength(4);
  });

  test('is none where nothing was billed', async () => {
    await reportMonth(work, async () => []);
    expect(of('activities')).toEqual([]);
  });

  test('has room for 300 characters', async () => {
    await reportMonth(work, async () =>
      Array.from({ length: 40 }, () => ({ currency: 'EUR', invoices: 1, amount: 9900 })),
    );
    expect(String(of('activities')[0]?.details)).toHaveLength(300);
  });
});

describe('an overdue invoice', () => {
  test('is told to its company, recorded, and noted with its due date', async () => {
    await tellOverdue(work, invoice());
    expect(of('activities')).toMatchObject([
      { event: 'invoiceOverdue', companyId: 'CO-001', target: 'INV-001', details: '99.00 EUR' },
    ]);
    expect(of('notifications')).toMatchObject([{ userId: 'USR-001' }]);
    expect(of('invoices')).toMatchObject([{ overdueTold: '2026-06-14', version: 1 }, { overdueTold: null }]);
  });
});

describe('a reminder', () => {
  test('is mailed to those who may pay, and noted with its step and day', async () => {
    rows.users = [
      { ...payer, id: 'USR-002', role: 'User', email: 'ben@harbour.example' },
      { ...payer },
      { ...payer, id: 'USR-003', status: 'Suspended', email: 'eve@harbour.example' },
    ];
    expect(await remindOfInvoice(work, invoice({ reminders: ['-3 2026-06-11'] }))).toBe(true);
    expect(of('mails').map(({ to }) => to)).toEqual(['ada@harbour.example']);
    expect(of('invoices')).toMatchObject([
      { reminders: ['-3 2026-06-11', '1 2026-06-15'] },
      { reminders: [] },
    ]);
  });

  test('is sent once for each step', async () => {
    const owed = invoice();
    await remindOfInvoice(work, owed);
    expect(await remindOfInvoice(work, owed)).toBe(false);
    expect(of('mails')).toHaveLength(1);
  });

  test('is none for an invoice that is paid', async () => {
    expect(await remindOfInvoice(work, invoice({ status: 'Paid' }))).toBe(false);
    expect(of('mails')).toEqual([]);
  });
});
