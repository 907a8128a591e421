import { beforeAll, describe, expect, test } from 'vitest';
import { balancesOf } from '../../../domain/billing/books/journal.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, freshWord, list, refusal } from './open.ts';

/** Months of the operator's books; the date is June 15, 2026. Comes last, as closed months refuse what other parts write. */
export const accountingPeriods = (as: As): void => {
  const create = async (noun: string, data: object): Promise<Row> =>
    (await (await as('admin')).create<Row>(noun, { data })).data;
  const reread = async (noun: string, { id }: Pick<Row, 'id'>) =>
    (await (await as('admin')).getOne<Row>(noun, { id })).data;
  const change = async (row: Row, columns: Record<string, unknown>) =>
    edit(await as('admin'), 'transactions', await reread('transactions', row), columns);
  const rowsFor = async (noun: string, filter: object) =>
    (await list(await as('admin'), noun, { filter: { ...filter }, perPage: 500 })).data;
  const allOf = async (noun: string): Promise<Row[]> => {
    const found: Row[] = [];
    for (let page = 1; ; page++) {
      const { data, total } = await list(await as('admin'), noun, { page, perPage: 500 });
      found.push(...data);
      if (data.length === 0 || found.length >= (total ?? 0)) return found;
    }
  };
  const bill = (amount = 5000, columns: object = {}) =>
    create('invoices', {
      companyId: 'CO-002',
      plan: freshWord(),
      amount,
      currency: 'USD',
      dueDate: '2026-06-30',
      ...columns,
    });
  const formOf = ({ companyId, plan, currency, id }: Row, columns: object) => ({
    companyId,
    plan,
    currency,
    invoiceId: id,
    paymentMethod: 'Bank Transfer',
    status: 'Completed',
    ...columns,
  });
  const record = (invoice: Row, columns: object) => create('transactions', formOf(invoice, columns));
  const close = async (month: string) => (await (await as('admin')).closeMonth({ month })).data.closed;
  const reopen = async (month: string, reason = 'A late invoice') =>
    (await (await as('admin')).reopenMonth({ month, reason })).data.reopened;
  const refused = async (call: Promise<unknown>) => {
    const { status, body } = await refusal(call);
    return [status, body.code, ...Object.keys(body.errors ?? {})];
  };
  const monthOf = async (month: string) => {
    const year = Number(month.slice(0, 4));
    const { data } = await (await as('admin')).insight('accountingMonths', { asked: { year } });
    return data.months.find((one) => one.month === month);
  };
  const journalOf = async (month: string) =>
    (await (await as('admin')).insight('journal', { asked: { month } })).data.entries;
  const importEntry = async (amount: string, day: string) => {
    const name = 'statement.csv';
    const content = btoa(`Date,Amount (USD),Reference\n${day},${amount},${freshWord()}\n`);
    const { data } = await (await as('admin')).importBankStatement({ name, content });
    const [entry] = await rowsFor('bankEntries', { statementId: data.statements[0]?.id });
    return entry as Row;
  };

  describe('closing', () => {
    test('is for operators who may write billing', async () => {
      for (const user of ['provider', 'recruiter', 'viewer'] as const) {
        const caller = await as(user);
        expect((await refusal(caller.closeMonth({ month: '2026-03' }))).status).toBe(403);
        expect((await refusal(list(caller, 'accountingPeriods'))).status).toBe(403);
      }
    });

    test('waits until the month is over', async () => {
      for (const month of ['2026-06', '2026-07'])
        expect(await refused(close(month))).toEqual([409, 'books.not-over']);
      expect((await refusal(close('2026-13'))).body.errors).toMatchObject({ month: expect.any(String) });
    });

    test('closes the months before along the first time, then one after the other, each once', async () => {
      const closed = await close('2026-02');
      expect(closed.at(-1)).toBe('2026-02');
      expect(closed).toEqual([...closed].sort());
      const periods = await rowsFor('accountingPeriods', { status: 'Closed' });
      expect(periods.map(({ month }) => String(month).slice(0, 7)).sort()).toEqual(closed);
      expect(await refused(close('2026-02'))).toEqual([409, 'books.closed-already']);
      expect(await refused(close('2026-04'))).toEqual([409, 'books.in-order']);
      expect(await close('2026-03')).toEqual(['2026-03']);
      const { data: admin } = await (await as('admin')).getList<Row>('users', {
        filter: { email: 'admin@talentbench.example' },
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      });
      const [march] = await rowsFor('accountingPeriods', { month: '2026-03-01' });
      expect(march).toMatchObject({ status: 'Closed', closedBy: admin[0]?.fullName, reopenedAt: null });
      const told = await rowsFor('auditLogs', { noun: 'accountingPeriods', target: march?.id });
      expect(told.map(({ action }) => action)).toEqual(['create']);
    });

    test('is taken back for the last closed month alone, with a reason, which the audit log has', async () => {
      expect(await refused(reopen('2026-02'))).toEqual([409, 'books.only-last']);
      expect(await refused(reopen('2026-04'))).toEqual([409, 'books.not-closed']);
      expect((await refusal(reopen('2026-03', ''))).status).toBe(400);
      expect(await reopen('2026-03', 'A late payment')).toBe('2026-03');
      const [march] = await rowsFor('accountingPeriods', { month: '2026-03-01' });
      expect(march).toMatchObject({ status: 'Open', reason: 'A late payment', reopenedBy: march?.closedBy });
      const told = await rowsFor('auditLogs', { noun: 'accountingPeriods', target: march?.id });
      expect(told.map(({ action }) => action).sort()).toEqual(['create', 'edit']);
      expect(await close('2026-03')).toEqual(['2026-03']);
      expect(await monthOf('2026-03')).toMatchObject({
        isClosed: true,
        isLastClosed: true,
        reopened: { reason: 'A late payment' },
      });
    });

    test('of two operators at the same time, the second is refused in words', async () => {
      const answers = await Promise.allSettled([close('2026-04'), close('2026-04')]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect([lost.reason.status, lost.reason.body.code]).toEqual([409, 'books.closed-already']);
      expect(await rowsFor('accountingPeriods', { month: '2026-04-01' })).toHaveLength(1);
      await reopen('2026-04');
    });
  });

  describe('in a closed month', () => {
    const april = { date: '2026-04-20' };
    const tooEarly = [400, 'row.invalid', 'date'];
    const booked = [409, 'books.booked'];
    let invoice: Row;
    let paid: Row;
    let pending: Row;
    let entry: Row;
    let before: unknown;
    const seen = async () => [await monthOf('2026-04'), await journalOf('2026-04')];

    beforeAll(async () => {
      invoice = await bill(9000);
      paid = await record(invoice, { ...april, kind: 'Payment', amount: 4000 });
      pending = await record(await bill(), { ...april, kind: 'Payment', amount: 5000, status: 'Pending' });
      entry = await importEntry('70.00', '2026-04-22');
      expect(await monthOf('2026-04')).toMatchObject({ isNext: true, isClosed: false });
      expect((await monthOf('2026-04'))?.waiting.entries).toBeGreaterThan(0);
      await close('2026-04');
      before = await seen();
    });

    test('no payment, refund or return is recorded', async () => {
      const payment = { ...april, kind: 'Payment', amount: 100 };
      expect(await refused(record(invoice, payment))).toEqual(tooEarly);
      const { body } = await refusal(record(invoice, payment));
      expect(body.errors?.date).toBe('The books are closed through Apr 30, 2026. Choose a later date.');
      expect(await refused(record(invoice, { ...payment, date: '2024-01-31' }))).toEqual(tooEarly);
      const back = { ...april, amount: -100, reason: 'Paid twice' };
      expect(await refused(record(invoice, { ...back, kind: 'Refund' }))).toEqual(tooEarly);
      expect(await refused(record(invoice, { ...back, kind: 'Return', returnOf: paid.id }))).toEqual(
        tooEarly,
      );
      expect((await reread('invoices', invoice)).paid).toBe(4000);
    });

    test('no payment moves in or out, and what the books do not say can be changed', async () => {
      expect(await refused(change(paid, { date: '2026-05-02' }))).toEqual(booked);
      const later = await record(invoice, { kind: 'Payment', amount: 10, date: '2026-05-02' });
      expect(await refused(change(later, { date: '2026-04-30' }))).toEqual(tooEarly);
      const { data } = await change(paid, { reference: 'Check 12' });
      expect(data).toMatchObject({ reference: 'Check 12', date: '2026-04-20' });
    });

    test('a payment that was in progress completes on the first open day', async () => {
      expect(await refused(change(pending, { status: 'Completed', date: '2026-04-21' }))).toEqual(tooEarly);
      await change(pending, { status: 'Completed' });
      // In the demo, the payment service has answered today.
      expect(['2026-05-01', '2026-06-15']).toContain((await reread('transactions', pending)).date);
    });

    test('an old bank entry is matched on the first open day, and keeps its own date', async () => {
      const owed = await bill(7000);
      const parts = [{ kind: 'payment' as const, invoiceId: owed.id, amount: 7000 }];
      await (await as('admin')).matchBankEntries({ matches: [{ entryId: entry.id, parts }] });
      const [payment] = await rowsFor('transactions', { bankEntryId: entry.id });
      expect(payment).toMatchObject({ date: '2026-05-01', amount: 7000 });
      expect(await reread('bankEntries', entry)).toMatchObject({
        bookedDate: '2026-04-22',
        status: 'Matched',
      });
      expect(await reread('invoices', owed)).toMatchObject({ status: 'Paid', paidDate: '2026-05-01' });
      const admin = await as('admin');
      await admin.reopenBankEntry({ id: String(entry.id), reason: 'Another company' });
      const back = await rowsFor('transactions', { bankEntryId: entry.id, kind: 'Return' });
      expect(back).toEqual([expect.objectContaining({ date: '2026-06-15', amount: -7000 })]);
    });

    test('a bank entry is linked to a payment of the month, whose figures stay', async () => {
      const shown = await importEntry('40.00', '2026-04-20');
      const parts = [{ kind: 'recorded' as const, transactionId: paid.id, amount: 4000 }];
      await (await as('admin')).matchBankEntries({ matches: [{ entryId: shown.id, parts }] });
      expect(await reread('transactions', paid)).toMatchObject({ bankEntryId: shown.id, ...april });
    });

    test('its invoices are credited and refunded, today', async () => {
      const note = { kind: 'Credit Note', creditOf: invoice.id, creditReason: 'Wrong', plan: invoice.plan };
      const credited = await bill(-500, note);
      expect(credited.issuedDate).toBe('2026-06-15');
      await record(invoice, { kind: 'Refund', amount: -1000, reason: 'Left', date: '2026-06-15' });
      const notes = await rowsFor('invoices', { creditOf: invoice.id });
      expect(notes.every(({ issuedDate }) => issuedDate === '2026-06-15')).toBe(true);
    });

    test('an invoice for its days is recognized in the open month', async () => {
      const days = { periodStart: '2026-04-01', periodEnd: '2026-04-30' };
      const late = await bill(3000, days);
      const entries = await journalOf('2026-06');
      expect(entries.filter(({ rowId }) => rowId === late.id)).toMatchObject([
        { kind: 'Invoice', date: '2026-06-15' },
        { kind: 'Revenue Recognized', lines: [{ account: 'Deferred Revenue', debit: 3000 }, {}] },
      ]);
    });

    test('figures and journal are as they were when it was closed', async () => {
      const [month, journal] = (await seen()) as [{ waiting: object }, object];
      const [monthBefore, journalBefore] = before as [{ waiting: object }, object];
      expect(journal).toEqual(journalBefore);
      expect({ ...month, waiting: null }).toEqual({ ...monthBefore, waiting: null });
    });
  });

  test('the journal is balanced, and its accounts are what the rows say', async () => {
    const euros = await bill(8000, { currency: 'EUR', periodStart: '2026-06-01', periodEnd: '2026-09-30' });
    await record(euros, { kind: 'Payment', amount: 9000, date: '2026-06-02' });
    await bill(2500, { currency: 'EUR' });
    const [invoices, transactions] = [await allOf('invoices'), await allOf('transactions')];
    const days = [...invoices.map((row) => row.issuedDate), ...transactions.map((row) => row.date)];
    const first = days.map(String).sort()[0]?.slice(0, 7) ?? '';
    const months: string[] = [];
    for (let month = first; month <= '2026-06'; ) {
      months.push(month);
      const next = new Date(`${month}-01T00:00:00Z`);
      next.setUTCMonth(next.getUTCMonth() + 1);
      month = next.toISOString().slice(0, 7);
    }
    const entries: Awaited<ReturnType<typeof journalOf>> = [];
    for (const month of months) entries.push(...(await journalOf(month)));
    for (const { lines } of entries)
      expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    const last = await monthOf('2026-06');
    const completed = transactions.filter(({ status }) => status === 'Completed');
    const balances = balancesOf(entries);
    expect(balances.size).toBeGreaterThan(1);
    for (const [currency, accounts] of balances) {
      const sum = (rows: Row[], field: string) =>
        rows.filter((row) => row.currency === currency).reduce((all, row) => all + Number(row[field]), 0);
      const unused = completed.filter(({ invoiceId, kind }) => kind === 'Payment' && invoiceId === null);
      expect([currency, Object.values(accounts).reduce((all, one) => all + one, 0)]).toEqual([currency, 0]);
      // What each row says of itself, which other code keeps.
      expect([currency, accounts.Receivables]).toEqual([
        currency,
        sum(invoices, 'open') - sum(invoices, 'overpaid'),
      ]);
      expect([currency, 0 - accounts['Customer Credit']]).toEqual([currency, sum(unused, 'unused')]);
      expect([currency, accounts.Bank]).toEqual([currency, sum(completed, 'amount')]);
      expect(accounts['Subscription Revenue'] + accounts['Deferred Revenue']).toBe(
        0 - sum(invoices, 'amount'),
      );
      expect(last?.sums.find((one) => one.currency === currency) ?? {}).toMatchObject({
        receivables: accounts.Receivables,
        customerCredit: 0 - accounts['Customer Credit'],
        deferred: 0 - accounts['Deferred Revenue'],
      });
    }
    // The figures of each month are the lines of its journal.
    for (const month of months.filter((one) => one.startsWith('2026'))) {
      const ofMonth = balancesOf(await journalOf(month));
      for (const { currency, recognized, received, refunded } of (await monthOf(month))?.sums ?? []) {
        const accounts = ofMonth.get(currency);
        expect([month, recognized]).toEqual([month, 0 - Number(accounts?.['Subscription Revenue'] ?? 0)]);
        expect([month, received - refunded]).toEqual([month, accounts?.Bank ?? 0]);
      }
    }
  });
};
