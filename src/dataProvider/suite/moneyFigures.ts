import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, freshWord, list, refusal } from './open.ts';

const today = '2026-06-15';
const currencies = ['USD', 'EUR', 'GBP'] as const;
const acts = 60;

/**
 * Random invoices, payments, refunds and credit notes: every money figure is the sum of its rows, by
 * currency.
 */
export const moneyFigures = (as: As): void => {
  const all = async (noun: string): Promise<Row[]> => {
    const admin = await as('admin');
    const found: Row[] = [];
    for (let page = 1; ; page++) {
      const { data, total } = await list(admin, noun, { page, perPage: 500 });
      found.push(...data);
      if (data.length === 0 || found.length >= (total ?? 0)) return found;
    }
  };
  const create = async (noun: string, data: object): Promise<Row> =>
    (await (await as('admin')).create<Row>(noun, { data })).data;
  const reread = async ({ id }: Row) => (await (await as('admin')).getOne<Row>('invoices', { id })).data;
  const of = ({ id, companyId, plan, currency }: Row) => ({ id, along: { companyId, plan, currency } });

  const draws = fc.sample(fc.nat(1_000_000), { numRuns: 2000, seed: 64 });
  const draw = (below: number): number => (draws.pop() ?? 0) % below;
  const random = {
    int: (from: number, to: number): number => from + draw(to - from + 1),
    pick: <T>(from: readonly T[]): T => from[draw(from.length)] as T,
  };
  const part = (amount: number, most = 100) => Math.max(1, Math.round((amount * random.int(10, most)) / 100));
  const bill = () =>
    create('invoices', {
      companyId: random.pick(['CO-002', 'CO-007', 'CO-008']),
      plan: freshWord(),
      amount: random.int(100, 90_000),
      currency: random.pick(currencies),
      dueDate: '2026-07-01',
    });
  const pay = async (invoice: Row) => {
    if (invoice.open === 0) return;
    const { id: invoiceId, along } = of(invoice);
    const date = random.pick([today, '2026-05-20', '2026-03-02']);
    const amount = part(Number(invoice.open), 130);
    const paymentMethod = 'Bank Transfer';
    await create('transactions', { ...along, invoiceId, amount, date, paymentMethod, status: 'Completed' });
  };
  const credit = async (invoice: Row) => {
    const left = Number(invoice.amount) - Number(invoice.credited);
    if (left === 0) return;
    const { id: creditOf, along } = of(invoice);
    const note = { kind: 'Credit Note', creditOf, creditReason: 'Wrong', dueDate: today };
    await create('invoices', { ...along, ...note, amount: -part(left) });
  };
  const refund = async (invoice: Row) => {
    const paid = Number(invoice.paid) - Number(invoice.refunded);
    if (paid === 0) return;
    const { id: invoiceId, along } = of(invoice);
    const sent = { kind: 'Refund', status: 'Completed', reason: 'Paid twice', paymentMethod: 'PayPal' };
    await create('transactions', { ...along, ...sent, invoiceId, date: today, amount: -part(paid) });
  };

  const sumBy = (rows: readonly Row[], field: string) => {
    const sums = new Map<string, number>();
    for (const row of rows)
      sums.set(String(row.currency), (sums.get(String(row.currency)) ?? 0) + Number(row[field]));
    return Object.fromEntries([...sums].sort());
  };
  const told = (sums: readonly { currency: string; amount: number }[] = []) =>
    Object.fromEntries(sums.map(({ currency, amount }) => [currency, amount] as const).sort());

  /** Recomputes every money figure from its rows. */
  const expectFigures = async () => {
    const admin = await as('admin');
    const [invoices, transactions] = [await all('invoices'), await all('transactions')];
    const completed = transactions.filter(({ status }) => status === 'Completed');
    const owed = invoices.filter(({ kind }) => kind === 'Invoice');

    // The books balance: invoiced minus paid equals open minus credit balance.
    const [invoiced, paid, open, overpaid] = [
      sumBy(invoices, 'amount'),
      sumBy(
        completed.filter(({ invoiceId }) => invoiceId !== null),
        'amount',
      ),
      sumBy(owed, 'open'),
      sumBy(owed, 'overpaid'),
    ];
    for (const currency of Object.keys(invoiced))
      expect([currency, Number(invoiced[currency]) - (paid[currency] ?? 0)]).toEqual([
        currency,
        Number(open[currency]) - Number(overpaid[currency]),
      ]);
    const moved = sumBy(
      completed.filter(({ kind }) => kind === 'Credit'),
      'amount',
    );
    expect(Object.values(moved).every((sum) => sum === 0)).toBe(true);

    const figures = (await admin.insight('platformFigures', { asked: {} })).data;
    expect(told(figures.revenue)).toEqual(sumBy(completed, 'amount'));
    const overview = (await admin.insight('billingOverview', { asked: {} })).data;
    const overdue = owed.filter(({ status }) => status === 'Overdue');
    expect(told(overview.revenue)).toEqual(sumBy(completed, 'amount'));
    expect(told(overview.overdue)).toEqual(sumBy(overdue, 'open'));
    for (const { month, amount } of overview.months)
      expect([month, amount]).toEqual([
        month,
        completed
          .filter((row) => row.currency === overview.currency && String(row.date).startsWith(month))
          .reduce((sum, row) => sum + Number(row.amount), 0),
      ]);
    expect(told((await admin.insight('owedInvoices', { asked: {} })).data.overdue)).toEqual(
      sumBy(overdue, 'open'),
    );

    const trend = (await admin.insight('revenueTrend', { asked: {} })).data;
    expect(trend.otherCurrencies).toEqual(expect.arrayContaining(['EUR', 'GBP']));
    for (const { month, revenue, invoices: count } of trend.months) {
      const rows = invoices.filter(
        (row) => row.currency === trend.currency && String(row.issuedDate).startsWith(month),
      );
      expect([month, revenue, count]).toEqual([
        month,
        rows.reduce((sum, row) => sum + Number(row.amount), 0),
        rows.filter(({ kind }) => kind === 'Invoice').length,
      ]);
    }
    const asked = { range: '30d', metric: 'revenue' } as const;
    const keys = (await admin.insight('platformKeyFigures', { asked })).data;
    const lately = invoices.filter(({ issuedDate }) => String(issuedDate) >= '2026-05-17');
    expect(keys.figures.find(({ name }) => name === 'revenue')?.value).toBe(
      sumBy(lately, 'amount')[keys.currency],
    );
    const regions = (await admin.insight('regionFigures', { asked: { range: '30d' } })).data;
    expect(regions.regions.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(
      sumBy(lately, 'amount')[regions.currency],
    );
  };

  test('every money figure is the sum of its rows in one currency, after random payments, refunds and credits', async () => {
    const made: Row[] = [];
    for (let turn = 0; turn < acts; turn++) {
      const act = random.pick([bill, pay, pay, credit, refund]);
      const invoice = made.length ? await reread(random.pick(made)) : null;
      if (act === bill || !invoice) made.push(await bill());
      else await (act as typeof pay)(invoice);
    }
    await expectFigures();
  });

  test('a credit note lowers the revenue of its own month and does not change the number of invoices', async () => {
    const admin = await as('admin');
    const month = async () => (await admin.insight('revenueTrend', { asked: {} })).data.months.at(-1);
    const before = await month();
    const invoice = await bill();
    const usd = invoice.currency === 'USD' ? Number(invoice.amount) : 0;
    await credit(invoice);
    const note = (await all('invoices')).filter(({ creditOf }) => creditOf === invoice.id);
    const taken = usd ? Number(note[0]?.amount) : 0;
    const after = await month();
    expect([after?.revenue, after?.invoices]).toEqual([
      Number(before?.revenue) + usd + taken,
      Number(before?.invoices) + (usd ? 1 : 0),
    ]);
  });

  const runningOf = async (companyId: string) =>
    (
      await list(await as('admin'), 'subscriptions', {
        filter: { companyId, status: ['Active', 'Paused'] },
      })
    ).data[0] as Row;
  const setStatus = async (companyId: string, status: 'Active' | 'Suspended') => {
    const admin = await as('admin');
    const { data: company } = await admin.getOne<Row>('companies', { id: companyId });
    await edit(admin, 'companies', company, {
      status,
      ...(status === 'Suspended' && { statusReason: 'Under review' }),
    });
  };

  test('a suspended company’s subscription is paused, not counted, and resumes unchanged', async () => {
    const admin = await as('admin');
    const overview = async () => (await admin.insight('billingOverview', { asked: {} })).data;
    const companyId = 'CO-009';
    const mine = () => runningOf(companyId);
    const set = (status: 'Active' | 'Suspended') => setStatus(companyId, status);
    const [running, before] = [await mine(), await overview()];
    expect(running.status).toBe('Active');
    await set('Suspended');
    expect((await mine()).status).toBe('Paused');
    const paused = await overview();
    expect(paused.active).toBe(before.active - 1);
    expect(told(paused.monthly).USD).toBe(Number(told(before.monthly).USD) - Number(running.monthlyAmount));
    const { data: plans } = await list(admin, 'plans', { filter: { status: 'Active' } });
    const other = plans.find(({ id }) => id !== running.planId) as Row;
    const next = { planId: other.id, monthlyAmount: 1, currency: 'USD', startDate: today, replaces: null };
    const changed = create('subscriptions', { companyId, ...next });
    expect((await refusal(changed)).status).toBe(409);
    await set('Active');
    const resumed = await mine();
    expect([resumed.id, resumed.status, resumed.monthlyAmount]).toEqual([
      running.id,
      'Active',
      running.monthlyAmount,
    ]);
    expect(await overview()).toEqual(before);
  });

  test('a payment refunded while its company is suspended adds up before, during and after the suspension', async () => {
    const admin = await as('admin');
    const companyId = 'CO-010';
    const own = { companyId, currency: 'USD', dueDate: '2026-07-01' };
    const make = (amount: number) => create('invoices', { ...own, plan: freshWord(), amount });
    const move = (invoice: Row, columns: object) => {
      const { id: invoiceId, along } = of(invoice);
      const sent = { date: today, status: 'Completed', paymentMethod: 'Bank Transfer' };
      return create('transactions', { ...along, ...sent, invoiceId, ...columns });
    };
    const refundOf = (invoice: Row, amount: number) =>
      move(invoice, { kind: 'Refund', amount: -amount, reason: 'Billed in error' });
    const ledger = async (invoice: Row) => {
      const { status, credited, paid, refunded, open, overpaid } = await reread(invoice);
      return [status, credited, paid, refunded, open, overpaid];
    };
    const overview = async () => (await admin.insight('billingOverview', { asked: {} })).data;
    const [subscription, before] = [await runningOf(companyId), await overview()];
    expect(subscription.status).toBe('Active');

    const [settled, overpaid] = [await make(50_000), await make(30_000)];
    await move(settled, { amount: 50_000, date: '2026-05-20' });
    await move(overpaid, { amount: 38_000 });
    await setStatus(companyId, 'Suspended');
    await refundOf(settled, 20_000);
    await refundOf(overpaid, 3_000);
    expect(await ledger(settled)).toEqual(['Paid', 20_000, 50_000, 20_000, 0, 0]);
    expect(await ledger(overpaid)).toEqual(['Paid', 0, 38_000, 3_000, 0, 5_000]);
    expect((await runningOf(companyId)).status).toBe('Paused');
    await expectFigures();

    await setStatus(companyId, 'Active');
    const { version: _, updatedAt: __, ...resumed } = await runningOf(companyId);
    expect(resumed).toMatchObject({
      id: subscription.id,
      status: 'Active',
      credit: subscription.credit,
      monthlyAmount: subscription.monthlyAmount,
    });
    const next = await make(9_000);
    expect(await ledger(next)).toEqual(['Pending', 0, 5_000, 0, 4_000, 0]);
    expect(await ledger(overpaid)).toEqual(['Paid', 0, 33_000, 3_000, 0, 0]);
    await refundOf(settled, 30_000);
    expect(await ledger(settled)).toEqual(['Refunded', 50_000, 50_000, 50_000, 0, 0]);
    await expectFigures();
    const after = await overview();
    expect([after.active, told(after.monthly)]).toEqual([before.active, told(before.monthly)]);
    expect(told(after.revenue).USD).toBe(Number(told(before.revenue).USD) + 50_000 + 38_000 - 53_000);
  });
};
