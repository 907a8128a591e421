import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, freshWord, list, refusal } from './open.ts';

/** What companies owe, and how they pay it; the day is 15 June 2026. */
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
  const reread = async ({ id }: Row) => (await (await as('admin')).getOne<Row>('invoices', { id })).data;

  test('an invoice is pending on its due date and overdue on the next day, in lists, filters and on its own', async () => {
    const admin = await as('admin');
    const plan = freshWord();
    const [today, yesterday] = [
      await bill({ plan, dueDate: '2026-06-15' }),
      await bill({ plan, dueDate: '2026-06-14' }),
    ];
    expect([today.status, yesterday.status]).toEqual(['Pending', 'Overdue']);
    expect((await reread(yesterday)).status).toBe('Overdue');
    const found = async (filter: object) =>
      (await list(admin, 'invoices', { filter: { plan, ...filter }, sort: ['dueDate', 'DESC'] })).data.map(
        ({ id }) => id,
      );
    expect(await found({ status: 'Overdue' })).toEqual([yesterday.id]);
    expect(await found({ status: 'Pending' })).toEqual([today.id]);
    expect(await found({ status: ['Pending', 'Overdue'] })).toEqual([today.id, yesterday.id]);
    expect(await found({ status_neq: 'Overdue' })).toEqual([today.id]);
    const sorted = await list(admin, 'invoices', { filter: { plan }, sort: ['status', 'ASC'] });
    expect(sorted.data.map(({ status }) => status)).toEqual(['Overdue', 'Pending']);
  });

  test('an invoice whose due date is put off is pending again, and nobody makes one overdue by hand', async () => {
    const admin = await as('admin');
    const late = await bill({ dueDate: '2026-06-01' });
    const { data } = await edit(admin, 'invoices', late, { dueDate: '2026-07-01' });
    expect([data.status, data.version]).toEqual(['Pending', 2]);
    expect((await refusal(edit(admin, 'invoices', data, { status: 'Overdue' }))).status).toBe(409);
    expect((await refusal(edit(admin, 'invoices', data, { status: 'Paid' }))).status).toBe(409);
  });

  test('numbers follow each other without a hole, also where an invoice was refused in between', async () => {
    const one = await bill();
    await refusal(bill({ companyId: 'CO-99999' }));
    await refusal(bill({ amount: -1 }));
    const other = await bill();
    const numberOf = ({ id }: Row) => Number(id.slice(4));
    expect([one.id, numberOf(other)]).toEqual([expect.stringMatching(/^INV-\d+$/), numberOf(one) + 1]);
    expect(
      (await refusal((await as('admin')).delete('invoices', { id: one.id, previousData: one }))).status,
    ).toBe(403);
  });

  test('a payment that has come makes its invoice paid in the same change', async () => {
    const admin = await as('admin');
    const late = await bill({ dueDate: '2026-06-01' });
    const { data } = await admin.create<Row>(
      'transactions',
      payment(late, { reference: 'Transfer of 14 June' }),
    );
    expect(data).toMatchObject({ status: 'Completed', queued: false, reference: 'Transfer of 14 June' });
    expect(await reread(late)).toMatchObject({ status: 'Paid', paidDate: '2026-06-15' });
    const again = await refusal(admin.create('transactions', payment(late)));
    expect([again.status, again.message]).toEqual([409, expect.stringContaining('nothing is owed')]);
  });

  test('only one payment of an invoice is on its way at a time', async () => {
    const admin = await as('admin');
    const invoice = await bill();
    const { data } = await admin.create<Row>('transactions', payment(invoice, { status: 'Pending' }));
    expect(data.queued).toBe(true);
    for (const status of ['Pending', 'Completed']) {
      const error = await refusal(admin.create('transactions', payment(invoice, { status })));
      expect([error.status, error.message]).toEqual([409, expect.stringContaining('on its way already')]);
    }
  });

  test('a payment is for what its invoice says', async () => {
    const admin = await as('admin');
    const invoice = await bill();
    const error = await refusal(
      admin.create('transactions', payment(invoice, { amount: 1, currency: 'EUR' })),
    );
    expect(error.body.errors).toEqual({
      amount: 'Not what the invoice says',
      currency: 'Not what the invoice says',
    });
  });

  test('the number of a card is refused wherever a payment is described', async () => {
    const invoice = await bill();
    const error = await refusal(
      (await as('admin')).create('transactions', payment(invoice, { reference: '4242 4242 4242 4242' })),
    );
    expect(error.body.errors).toEqual({ reference: 'Never the number of a card' });
  });

  test('an invoice that was wrong is credited with a reason, under the next number of the credit notes', async () => {
    const admin = await as('admin');
    const [one, other] = [await bill(), await bill({ dueDate: '2026-06-01' })];
    const silent = await refusal(edit(admin, 'invoices', one, { status: 'Credited' }));
    expect(silent.body.errors).toEqual({ creditReason: 'Say why it is credited' });
    const credit = async (row: Row) =>
      (await edit(admin, 'invoices', row, { status: 'Credited', creditReason: 'Billed twice' })).data;
    const notes = [await credit(one), await credit(other)];
    expect(notes).toMatchObject([
      { status: 'Credited', creditedDate: '2026-06-15', creditNumber: 'CN-001' },
      { creditNumber: 'CN-002' },
    ]);
    expect((await refusal(admin.create('transactions', payment(one)))).status).toBe(409);
    expect((await refusal(edit(admin, 'invoices', notes[0] as Row, { dueDate: '2026-09-01' }))).status).toBe(
      409,
    );
  });

  test('a company reads its own invoices and payments and writes none', async () => {
    const recruiter = await as('recruiter');
    const invoice = await bill();
    expect((await recruiter.getOne('invoices', { id: invoice.id })).data).toMatchObject({ id: invoice.id });
    expect((await refusal((await as('otherRecruiter')).getOne('invoices', { id: invoice.id }))).status).toBe(
      404,
    );
    expect((await refusal(recruiter.create('transactions', payment(invoice)))).status).toBe(403);
    expect((await refusal(edit(recruiter, 'invoices', invoice, { dueDate: '2027-01-01' }))).status).toBe(403);
  });
};
