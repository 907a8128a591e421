import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, freshWord, list, refusal } from './open.ts';

/** What companies owe and how they pay; the date is June 15, 2026. */
export const invoices = (as: As): void => {
  const bill = async (columns: object = {}): Promise<Row> => {
    const data = { companyId: 'CO-002', plan: freshWord(), amount: 9900, dueDate: '2026-06-30', ...columns };
    return (await (await as('admin')).create<Row>('invoices', { data })).data;
  };
  const payment = ({ id, companyId, plan, amount, currency }: Row, columns: object = {}) => ({
    data: {
      invoiceId: id,
      companyId,
      plan,
      amount,
      currency,
      status: 'Completed',
      date: '2026-06-15',
      paymentMethod: 'Bank Transfer',
      ...columns,
    },
  });
  const pay = async (invoice: Row, columns: object = {}) =>
    (await (await as('admin')).create<Row>('transactions', payment(invoice, columns))).data;
  const refund = (invoice: Row, amount: number) =>
    pay(invoice, { kind: 'Refund', amount: -amount, reason: 'Paid twice' });
  const credit = async ({ id, companyId, plan, currency }: Row, amount: number, columns: object = {}) => {
    const note = { kind: 'Credit Note', creditOf: id, companyId, plan, currency, amount: -amount };
    const data = { ...note, dueDate: '2026-06-15', creditReason: 'Billed twice', ...columns };
    return (await (await as('admin')).create<Row>('invoices', { data })).data;
  };
  const reread = async ({ id }: Row) => (await (await as('admin')).getOne<Row>('invoices', { id })).data;
  const rowsFor = async (noun: string, filter: object) =>
    (await list(await as('admin'), noun, { filter: { ...filter }, perPage: 100 })).data;
  const balance = async (invoice: Row) => {
    const { status, credited, paid, refunded, open, overpaid } = await reread(invoice);
    return [status, credited, paid, refunded, open, overpaid];
  };
  /** An invoice's totals equal the sums of its rows. */
  const expectSums = async (invoice: Row) => {
    const { credited, paid, refunded, open, overpaid, amount } = await reread(invoice);
    const moved = (await rowsFor('transactions', { invoiceId: invoice.id, status: 'Completed' })).map(
      (row) => [row.kind, Number(row.amount)] as const,
    );
    const notes = (await rowsFor('invoices', { creditOf: invoice.id })).map((row) => Number(row.amount));
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    const of = (isMeant: (kind: unknown) => boolean) =>
      sum(moved.flatMap(([kind, one]) => (isMeant(kind) ? [one] : [])));
    expect([credited, paid, refunded]).toEqual([
      0 - sum(notes),
      of((kind) => kind !== 'Refund'),
      0 - of((kind) => kind === 'Refund'),
    ]);
    expect(Number(open) - Number(overpaid)).toBe(
      Number(amount) + sum(notes) - sum(moved.map(([, one]) => one)),
    );
  };

  test('an invoice and its payment are found by number, by company, by email and by amount, however these are written', async () => {
    const admin = await as('admin');
    const word = freshWord();
    const { data: company } = await admin.create<Row>('companies', {
      data: { type: 'recruiter', name: `Žižka ${word}`, email: `${word}@pay.example`, industry: 'Finance' },
    });
    const amount = 7_600_000 + Math.floor(Math.random() * 99_999);
    const invoice = await bill({ companyId: company.id, amount });
    const payment = await pay(invoice);
    const found = async (user: 'admin' | 'recruiter', noun: string, q: string) =>
      (await list(await as(user), noun, { filter: { q }, perPage: 100 })).data.map(({ id }) => id);
    const number = Number(String(invoice.id).replace('INV-', ''));
    for (const q of [invoice.id, `inv ${number}`, `0${number}`])
      expect(await found('admin', 'invoices', String(q))).toContain(invoice.id);
    for (const q of [`zizka ${word}`, `${word}@pay.example`.toUpperCase()])
      for (const [noun, row] of [
        ['invoices', invoice],
        ['transactions', payment],
      ] as const)
        expect(await found('admin', noun, q)).toEqual([row.id]);
    const ofPlan = (await list(admin, 'subscriptions', { perPage: 1 })).data[0] as Row;
    const { data: subscriber } = await admin.getOne<Row>('companies', { id: ofPlan.companyId as string });
    expect(await found('admin', 'subscriptions', String(subscriber.name))).toContain(ofPlan.id);
    const [units, cents] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
    const thousands = (sign: string) =>
      `${Math.floor(units / 1000)}${sign}${String(units % 1000).padStart(3, '0')}`;
    for (const q of [
      `${units}.${cents}`,
      `${thousands(',')}.${cents}`,
      `${thousands('.')},${cents} €`,
      `${thousands(' ')},${cents}`,
      `$${thousands(',')}.${cents}`,
    ])
      expect(await found('admin', 'invoices', q)).toEqual([invoice.id]);
    expect(await found('admin', 'invoices', `${word} ${units}.${cents}`)).toEqual([invoice.id]);
    expect(await found('admin', 'invoices', `${word} 1.07`)).toEqual([]);
    for (const q of [String(invoice.id), word, `${units}.${cents}`])
      expect(await found('recruiter', 'invoices', q)).toEqual([]);
  });

  test('people are found by their number, tickets by company, and client invoices by their total', async () => {
    const found = async (user: 'admin' | 'provider' | 'recruiter', noun: string, q: string) =>
      (await list(await as(user), noun, { filter: { q }, perPage: 100 })).data.map(({ id }) => id);
    const [candidate] = (await list(await as('recruiter'), 'candidates', { perPage: 1 })).data as [Row];
    // Words that contain the same letters are found as well.
    for (const q of [candidate.id, candidate.id.toLowerCase().replace('-', ' ')])
      expect(await found('recruiter', 'candidates', q)).toContain(candidate.id);
    expect(await found('recruiter', 'candidates', 'JOB-001')).not.toContain(candidate.id);

    const admin = await as('admin');
    const [ticket] = (await list(admin, 'tickets', { filter: { companyId_neq: null }, perPage: 1 })).data as [
      Row,
    ];
    const { data: company } = await admin.getOne<Row>('companies', { id: String(ticket.companyId) });
    const own = (await list(admin, 'tickets', { filter: { companyId: company.id }, perPage: 100 })).data;
    expect(await found('admin', 'tickets', String(company.name))).toEqual(
      expect.arrayContaining(own.map(({ id }) => id)),
    );

    const [invoice] = (await list(await as('provider'), 'providerInvoices', { perPage: 1 })).data as [Row];
    const total = (Math.abs(Number(invoice.total)) / 100).toFixed(2);
    expect(await found('provider', 'providerInvoices', total)).toContain(invoice.id);
  });

  test('an invoice past its due date reads overdue in lists, filters and on its own', async () => {
    const admin = await as('admin');
    const overdue = await rowsFor('invoices', { status: 'Overdue' });
    expect(overdue.length).toBeGreaterThan(0);
    for (const row of overdue) {
      expect([String(row.dueDate) < '2026-06-15', row.open]).toEqual([true, row.amount]);
      expect((await reread(row)).status).toBe('Overdue');
    }
    const plan = freshWord();
    const today = await bill({ plan, dueDate: '2026-06-15' });
    const found = async (filter: object) =>
      (await list(admin, 'invoices', { filter: { plan, ...filter } })).data.map(({ id }) => id);
    expect([today.status, await found({ status: 'Pending' }), await found({ status: 'Overdue' })]).toEqual([
      'Pending',
      [today.id],
      [],
    ]);
    expect(await found({ status: ['Pending', 'Overdue'] })).toEqual([today.id]);
  });

  test('an overdue invoice whose due date is postponed is pending again, and its status cannot be set by hand', async () => {
    const admin = await as('admin');
    const [late] = (await rowsFor('invoices', { status: 'Overdue' })) as [Row];
    const dueReason = 'Waiting for a purchase order';
    const { data } = await edit(admin, 'invoices', late, { dueDate: '2026-07-01', dueReason });
    expect([data.status, data.version, data.firstDueDate]).toEqual([
      'Pending',
      late.version + 1,
      late.dueDate,
    ]);
    for (const status of ['Overdue', 'Paid', 'Credited', 'Refunded'])
      expect((await refusal(edit(admin, 'invoices', data, { status }))).status).toBe(409);
    const back = await refusal(edit(admin, 'invoices', data, { dueDate: late.dueDate, dueReason: 'Undone' }));
    expect(back.body.errors).toEqual({ dueDate: 'Choose a later date than the current due date' });
  });

  test('an issued invoice keeps its plan, period and amount, and its due date moves with a reason', async () => {
    const admin = await as('admin');
    const invoice = await bill();
    for (const change of [
      { plan: 'Other' },
      { amount: 1 },
      { periodStart: '2026-12-31' },
      { periodEnd: '2026-01-01' },
      { creditReason: 'nonsense' },
      { dueDate: '2026-07-01' },
      { dueDate: '2199-12-31', dueReason: 'A long holiday' },
    ])
      expect([change, (await refusal(edit(admin, 'invoices', invoice, change))).status]).toEqual([
        change,
        400,
      ]);
    expect(await reread(invoice)).toEqual(invoice);
  });

  test('a returned payment is due again, without a credit note', async () => {
    const invoice = await bill({ companyId: 'CO-007' });
    const paid = await pay(invoice);
    const back = (columns: object) =>
      pay(invoice, { kind: 'Return', returnOf: paid.id, reason: 'Charged back', ...columns });
    expect((await refusal(back({ amount: -9901 }))).body.errors).toEqual({
      amount: 'Can’t be more than what is left of this payment',
    });
    await back({ amount: -4000 });
    expect(await balance(invoice)).toEqual(['Pending', 0, 5900, 0, 4000, 0]);
    await back({ amount: -5900 });
    expect(await balance(invoice)).toEqual(['Pending', 0, 0, 0, 9900, 0]);
    expect((await reread(invoice)).paidDate).toBeNull();
    expect((await refusal(back({ amount: -1 }))).status).toBe(400);
    await pay(invoice);
    expect(await balance(invoice)).toEqual(['Paid', 0, 9900, 0, 0, 0]);
  });

  test('a payment without an invoice pays the next ones, and what is left of it can be refunded', async () => {
    const own = { companyId: 'CO-009', currency: 'GBP' };
    const ahead = async (columns: object) => {
      const sent = { ...own, plan: 'Advance', status: 'Completed', date: '2026-06-15', ...columns };
      const data = { ...sent, paymentMethod: 'Bank Transfer' };
      return (await (await as('admin')).create<Row>('transactions', { data })).data;
    };
    const advance = await ahead({ amount: 12_000 });
    expect(advance.unused).toBe(12_000);
    const first = await bill(own);
    expect(await balance(first)).toEqual(['Paid', 0, 9900, 0, 0, 0]);
    const second = await bill(own);
    expect(await balance(second)).toEqual(['Pending', 0, 2100, 0, 7800, 0]);
    const left = async () =>
      (await (await as('admin')).getOne<Row>('transactions', { id: advance.id })).data.unused;
    expect(await left()).toBe(0);
    const more = await ahead({ amount: 500 });
    const refunded = (amount: number) =>
      ahead({ kind: 'Refund', returnOf: more.id, amount, reason: 'Sent back' });
    expect((await refusal(refunded(-501))).status).toBe(400);
    await refunded(-500);
    expect((await refusal(refunded(-1))).status).toBe(400);
  });

  test('an invoice has a positive amount and is due on or after its date', async () => {
    const faults = async (columns: object) => (await refusal(bill(columns))).body.errors;
    expect(await faults({ amount: 0 })).toEqual({ amount: 'Enter an amount other than 0' });
    expect(await faults({ amount: -5 })).toEqual({ amount: 'Enter an amount above 0' });
    const early = { dueDate: 'Choose a date on or after the invoice date' };
    expect(await faults({ dueDate: '2026-06-14' })).toEqual(early);
    const invoice = await bill();
    const moved = edit(await as('admin'), 'invoices', invoice, { dueDate: '2020-01-01' });
    expect(Object.keys((await refusal(moved)).body.errors ?? {})).toEqual(['dueDate']);
  });

  test('a payment has a positive amount and is not dated after today', async () => {
    const invoice = await bill();
    const faults = async (columns: object) => (await refusal(pay(invoice, columns))).body.errors;
    const later = { date: 'Choose today or an earlier date' };
    expect(await faults({ amount: 0 })).toEqual({ amount: 'Enter an amount other than 0' });
    expect(await faults({ amount: -1 })).toEqual({ amount: 'Enter an amount above 0' });
    expect(await faults({ date: '2026-06-16' })).toEqual(later);
    expect(await faults({ date: '2030-01-01', invoiceId: null })).toEqual(later);
    const paid = await pay(invoice);
    const moved = edit(await as('admin'), 'transactions', paid, { date: '2026-06-16' });
    expect((await refusal(moved)).body.errors).toEqual(later);
  });

  test('invoice numbers have no gaps, even if one was refused or credited in between', async () => {
    const one = await bill();
    await refusal(bill({ companyId: 'CO-99999' }));
    await refusal(bill({ amount: -1 }));
    const note = await credit(one, 100);
    const [other, next] = [await bill(), await credit(one, 100)];
    const numberOf = ({ id }: Row) => Number(id.slice(id.indexOf('-') + 1));
    expect([one.id, numberOf(other)]).toEqual([expect.stringMatching(/^INV-\d+$/), numberOf(one) + 1]);
    expect([note.id, numberOf(next)]).toEqual([expect.stringMatching(/^CN-\d+$/), numberOf(note) + 1]);
    expect(
      (await refusal((await as('admin')).delete('invoices', { id: one.id, previousData: one }))).status,
    ).toBe(403);
  });

  test('a completed payment makes its invoice paid in the same change', async () => {
    const invoice = await bill();
    const data = await pay(invoice, { reference: 'Transfer of 14 June', date: '2026-06-14' });
    expect(data).toMatchObject({ status: 'Completed', queued: false, reference: 'Transfer of 14 June' });
    expect(await reread(invoice)).toMatchObject({ status: 'Paid', paidDate: '2026-06-14' });
    const again = await refusal(pay(invoice));
    expect([again.status, again.message]).toEqual([409, expect.stringContaining('Nothing is due on')]);
  });

  test('a partial payment leaves the rest open, and an overpayment becomes credit balance', async () => {
    const invoice = await bill({ amount: 45_000 });
    await pay(invoice, { amount: 20_000 });
    expect(await balance(invoice)).toEqual(['Pending', 0, 20_000, 0, 25_000, 0]);
    const more = await refusal(pay(invoice, { status: 'Pending', amount: 25_001 }));
    expect(more.body.errors).toEqual({ amount: 'Can’t be more than the amount due on this invoice' });
    await pay(invoice, { amount: 26_000 });
    expect(await balance(invoice)).toEqual(['Paid', 0, 46_000, 0, 0, 1000]);
    await expectSums(invoice);
    const back = await refusal(refund(invoice, 46_001));
    expect(back.body.errors).toEqual({ amount: 'Can’t be more than the refundable amount of this invoice' });
    await refund(invoice, 1000);
    expect(await balance(invoice)).toEqual(['Paid', 0, 46_000, 1000, 0, 0]);
    await expectSums(invoice);
  });

  test('credit balance pays the next invoice in its currency, with transactions that sum to zero', async () => {
    const company = { companyId: 'CO-005' };
    const invoice = await bill({ ...company, amount: 10_000 });
    await pay(invoice, { amount: 13_000 });
    const foreign = await bill({ ...company, amount: 5000, currency: 'EUR' });
    expect(await balance(foreign)).toEqual(['Pending', 0, 0, 0, 5000, 0]);
    const [small, large] = [
      await bill({ ...company, amount: 1000 }),
      await bill({ ...company, amount: 9000 }),
    ];
    expect(await balance(invoice)).toEqual(['Paid', 0, 10_000, 0, 0, 0]);
    expect(await balance(small)).toEqual(['Paid', 0, 1000, 0, 0, 0]);
    expect(await balance(large)).toEqual(['Pending', 0, 2000, 0, 7000, 0]);
    expect((await reread(small)).paidDate).toBe('2026-06-15');
    for (const one of [invoice, small, large]) await expectSums(one);
    const moved = await rowsFor('transactions', { ...company, kind: 'Credit' });
    expect(moved.map(({ amount }) => Number(amount)).sort((a, b) => a - b)).toEqual([
      -2000, -1000, 1000, 2000,
    ]);
    const own = await refusal(pay(large, { kind: 'Credit', paymentMethod: 'Credit Balance' }));
    expect(own.body.errors).toEqual({ kind: 'Credit balance is applied automatically' });
  });

  test('a refund needs a reason, and the refunded amount is not owed again', async () => {
    const invoice = await bill();
    await pay(invoice);
    const silent = await refusal(pay(invoice, { kind: 'Refund', amount: -100 }));
    expect(silent.body.errors).toEqual({ reason: 'Enter a reason for the refund' });
    await refund(invoice, 900);
    expect(await balance(invoice)).toEqual(['Paid', 900, 9900, 900, 0, 0]);
    await refund(invoice, 9000);
    expect(await balance(invoice)).toEqual(['Refunded', 9900, 9900, 9900, 0, 0]);
    const notes = await rowsFor('invoices', { creditOf: invoice.id });
    expect(notes.map(({ amount, creditReason }) => [amount, creditReason])).toEqual([
      [-900, 'Paid twice'],
      [-9000, 'Paid twice'],
    ]);
    await expectSums(invoice);
    expect((await refusal(refund(invoice, 1))).status).toBe(400);
  });

  test('simultaneous refunds never exceed the paid amount', async () => {
    const invoice = await bill();
    await pay(invoice);
    const made = await Promise.allSettled([1, 2, 3].map(() => refund(invoice, 4000)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balance(invoice)).toEqual(['Paid', 8000, 9900, 8000, 0, 0]);
    await expectSums(invoice);
  });

  test('only one payment of an invoice can be pending', async () => {
    const invoice = await bill();
    const data = await pay(invoice, { status: 'Pending' });
    expect(data.queued).toBe(true);
    for (const status of ['Pending', 'Completed']) {
      const error = await refusal(pay(invoice, { status }));
      expect([error.status, error.message]).toEqual([409, expect.stringContaining('is already in progress')]);
    }
  });

  test('a payment or credit note must match the company, plan and currency of its invoice', async () => {
    const invoice = await bill();
    const faults = { currency: 'Does not match the invoice' };
    expect((await refusal(pay(invoice, { currency: 'EUR' }))).body.errors).toEqual(faults);
    expect((await refusal(credit(invoice, 100, { currency: 'EUR' }))).body.errors).toEqual(faults);
  });

  test('a card number is refused wherever a payment is described', async () => {
    const invoice = await bill();
    const error = await refusal(pay(invoice, { reference: '4242 4242 4242 4242' }));
    expect(error.body.errors).toEqual({ reference: 'Don’t enter a card number' });
  });

  test('an invoice is credited in part or in full with a reason, never beyond its amount', async () => {
    const invoice = await bill();
    const silent = await refusal(credit(invoice, 100, { creditReason: null }));
    expect(silent.body.errors).toEqual({ creditReason: 'Enter a reason for the credit' });
    const note = await credit(invoice, 900);
    expect(note).toMatchObject({ kind: 'Credit Note', status: 'Credited', amount: -900, open: 0 });
    expect(await balance(invoice)).toEqual(['Pending', 900, 0, 0, 9000, 0]);
    const more = await refusal(credit(invoice, 9001));
    expect(more.body.errors).toEqual({ amount: 'Can’t be more than the remaining amount of this invoice' });
    await credit(invoice, 9000);
    expect(await balance(invoice)).toEqual(['Credited', 9900, 0, 0, 0, 0]);
    await expectSums(invoice);
    expect((await refusal(pay(invoice))).status).toBe(409);
    for (const row of [note, await reread(invoice)]) {
      const edited = edit(await as('admin'), 'invoices', row, { dueDate: '2026-09-01' });
      expect((await refusal(edited)).status).toBe(409);
    }
  });

  test('the credit of a paid invoice stays as credit balance until it is refunded', async () => {
    const invoice = await bill({ companyId: 'CO-006' });
    await pay(invoice);
    await credit(invoice, 9900);
    expect(await balance(invoice)).toEqual(['Credited', 9900, 9900, 0, 0, 9900]);
    await refund(invoice, 9900);
    expect(await balance(invoice)).toEqual(['Refunded', 9900, 9900, 9900, 0, 0]);
    await expectSums(invoice);
  });

  test('a company can read its own invoices and payments, and create none', async () => {
    const recruiter = await as('recruiter');
    const invoice = await bill();
    expect((await recruiter.getOne('invoices', { id: invoice.id })).data).toMatchObject({ id: invoice.id });
    expect((await refusal((await as('otherRecruiter')).getOne('invoices', { id: invoice.id }))).status).toBe(
      404,
    );
    expect((await refusal(recruiter.create('transactions', payment(invoice)))).status).toBe(403);
    expect((await refusal(edit(recruiter, 'invoices', invoice, { dueDate: '2027-01-01' }))).status).toBe(403);
  });

  describe('levels of reminders', () => {
    const setting = { kind: 'platform', key: 'dunningLevels', label: 'Reminders', enabled: true };
    const level = (days: number, columns: object = {}) => ({ days, term: null, limits: false, ...columns });

    test.each([
      ['not a list', '{"days":1}', 'Use up to 4 levels'],
      ['no JSON', '1, 7, 14', 'Use up to 4 levels'],
      ['more than four', JSON.stringify([1, 2, 3, 4, 5].map((days) => level(days))), 'Use up to 4 levels'],
      ['an unknown field', JSON.stringify([level(1, { fee: 500 })]), 'Use up to 4 levels'],
      ['falling days', JSON.stringify([level(7), level(7)]), 'Enter more days than for the previous level'],
      ['no days', JSON.stringify([level(0)]), 'Enter a whole number from 1 to 365'],
      ['negative days', JSON.stringify([level(-1)]), 'Enter a whole number from 1 to 365'],
      ['parts of a day', JSON.stringify([level(1.5)]), 'Enter a whole number from 1 to 365'],
      ['too many days', JSON.stringify([level(366)]), 'Enter a whole number from 1 to 365'],
      [
        'a long term',
        JSON.stringify([level(1, { term: 91 })]),
        'Enter a whole number from 1 to 90, or leave this field empty',
      ],
    ])('are refused beside the field: %s', async (_, value, message) => {
      const refused = await refusal(
        (await as('admin')).create('preferences', { data: { ...setting, value } }),
      );
      expect([refused.status, refused.body?.errors]).toEqual([400, { value: message }]);
    });

    test('an operator pauses the reminders of an overdue invoice with a reason, and resumes them', async () => {
      const admin = await as('admin');
      const [late] = await rowsFor('invoices', { status: 'Overdue', dunningLevel: 2 });
      if (!late) throw new Error('No invoice has its second reminder');
      const { data: row } = await admin.create<Row>('preferences', {
        data: { ...setting, value: JSON.stringify([level(1), level(7, { limits: true })]) },
      });
      const { data: paused } = await edit(admin, 'invoices', late, { dunningPause: 'Hours under review' });
      expect([paused.dunningPause, paused.dunningLevel, paused.serviceLimited]).toEqual([
        'Hours under review',
        2,
        false,
      ]);
      const { data: resumed } = await edit(admin, 'invoices', paused, { dunningPause: null });
      expect([resumed.dunningPause, resumed.dunningLevel, resumed.serviceLimited]).toEqual([null, 2, true]);
      const later = { dueDate: '2026-07-05', dueReason: 'Agreed by phone' };
      const { data: postponed } = await edit(admin, 'invoices', resumed, later);
      expect([postponed.status, postponed.dunningLevel, postponed.serviceLimited]).toEqual([
        'Pending',
        0,
        false,
      ]);
      await edit(admin, 'preferences', row, { value: null });
    });

    test('the level is set by the server alone, and a paid invoice is not paused', async () => {
      const admin = await as('admin');
      const invoice = await bill();
      const fixed = await refusal(
        edit(admin, 'invoices', invoice, { dunningLevel: 3, serviceLimited: true }),
      );
      expect(Object.keys(Object(fixed.body?.errors))).toEqual(['dunningLevel', 'serviceLimited']);
      await pay(invoice);
      const late = await refusal(
        edit(admin, 'invoices', await reread(invoice), { dunningPause: 'Too late' }),
      );
      expect([late.status, late.body?.errors]).toEqual([
        409,
        { dunningPause: 'A paid invoice can’t be edited' },
      ]);
    });

    test('a company reads the level of its invoices, and cannot pause reminders', async () => {
      const invoice = await bill();
      const recruiter = await as('recruiter');
      const own = (await recruiter.getOne<Row>('invoices', { id: invoice.id })).data;
      expect([own.dunningLevel, own.serviceLimited, own.dunningPause]).toEqual([0, false, null]);
      const refused = await refusal(edit(recruiter, 'invoices', own, { dunningPause: 'Not now' }));
      expect(refused.status).toBe(403);
    });
  });
};
