import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paymentTermDays } from '../../../domain/billing/monthlyRun.ts';
import { inEnglish, readStored } from '../../../domain/messages/english.ts';
import { addDays } from '../../../domain/time/days.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import { openPage } from '../../testing/open.tsx';

/** The dialogs suggest today's date, which comes from the store's clock. */
const onTheStoresDay = () => vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
afterEach(() => vi.useRealTimers());

const row = async (id: string) => (await screen.findByText(id)).closest('tr') as HTMLElement;

test('the invoices show number, company, amount, status, due and issued date and plan, under what is overdue', async () => {
  await openPage('admin', '/billing/invoices');
  expect(await screen.findByText(/^\$8,900 is overdue on \d+ invoices\.$/)).toBeVisible();
  await screen.findByRole('columnheader', { name: 'Invoice' });
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  for (const head of ['Invoice', 'Company', 'Amount', 'Status', 'Due Date', 'Issued', 'Plan'])
    expect(heads).toContain(head);
});

test('Generate Invoice bills any company, at the price of the plan or another amount, by a due date, and says so', async () => {
  const { user, store } = await openPage('admin', '/billing/invoices/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate Invoice' }));
  await user.click(dialog.getByRole('combobox', { name: /Company/ }));
  await user.paste('Corvane');
  await user.click(await screen.findByRole('option', { name: /Corvane Financial/ }));
  await user.click(dialog.getByRole('combobox', { name: /^Plan/ }));
  await user.click(await screen.findByRole('option', { name: 'Professional' }));
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveValue('299');
  const dueDate = dialog.getByLabelText(/^Due Date/);
  expect(dueDate).toHaveAttribute('type', 'date');
  expect(dueDate).toHaveValue(addDays(new Date().toISOString().slice(0, 10), paymentTermDays));
  await user.clear(amount);
  await user.paste('plenty');
  await user.click(dialog.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Enter an amount'));
  await user.clear(amount);
  await user.paste('310');
  const last = store.rows('invoices').length;
  await user.click(dialog.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByText('Invoice generated successfully!')).toBeVisible();
  expect(store.rows('invoices').at(-1)).toMatchObject({
    id: `INV-${last + 1}`,
    plan: 'Professional',
    amount: 31_000,
    status: 'Pending',
  });
});

test('a payment of an overdue invoice is recorded with how it was paid; when none is overdue, all are said to be current', async () => {
  onTheStoresDay();
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":"Overdue"}');
  const [late, ...others] = store.rows('invoices').filter(({ status }) => status === 'Overdue');
  const id = String(late?.id);
  await user.click(within(await row(id)).getByRole('button', { name: `More actions for invoice ${id}` }));
  store.write((writer) => {
    for (const other of others)
      writer.change('invoices', other, {
        status: 'Paid',
        paidDate: other.dueDate,
        open: 0,
        paid: other.amount,
      });
  });
  await user.click(await screen.findByRole('menuitem', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Record a payment for ${id}` }));
  await user.click(dialog.getByRole('textbox', { name: /Reference/ }));
  await user.paste('Wire of Monday');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await screen.findByText('Payment recorded');
  await screen.findByText('All invoices are current and up to date.');
  expect(store.find('invoices', id)?.status).toBe('Paid');
  expect(store.rows('transactions').at(-1)).toMatchObject({
    invoiceId: id,
    status: 'Completed',
    reference: 'Wire of Monday',
  });
});

test.each([
  ['Overdue', 1],
  ['Paid', 0],
])('an invoice that is %s has %i links to its form', { tags: 'rest' }, async (status, links) => {
  const { store } = await openPage('admin', `/billing/invoices?filter={"status":"${status}"}`);
  const id = String(store.rows('invoices').findLast((invoice) => invoice.status === status)?.id);
  expect(within(await row(id)).queryAllByRole('link', { name: `Edit ${id}` })).toHaveLength(links);
});

test('an incorrect invoice is credited with a reason', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":"Overdue"}');
  const id = String(store.rows('invoices').find(({ status }) => status === 'Overdue')?.id);
  await user.click(within(await row(id)).getByRole('button', { name: `More actions for invoice ${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Issue credit note' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Issue a credit note for ${id}` }));
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  expect(dialog.getByText('Enter a reason for the credit')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Billed twice');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  await screen.findByText('Credit note CN-001 created');
  expect(store.find('invoices', id)).toMatchObject({ status: 'Credited', open: 0 });
  expect(store.find('invoices', 'CN-001')).toMatchObject({ creditOf: id, creditReason: 'Billed twice' });
});

test('a partial payment is recorded, and its refund needs a reason and cannot exceed it', {
  tags: 'rest',
}, async () => {
  onTheStoresDay();
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":"Overdue"}');
  const late = store.rows('invoices').find(({ status }) => status === 'Overdue');
  const id = String(late?.id);
  const act = async (name: string) => {
    await user.click(within(await row(id)).getByRole('button', { name: `More actions for invoice ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const enter = async (dialog: ReturnType<typeof within>, amount: string) => {
    const input = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(input);
    await user.type(input, amount);
  };
  await act('Record payment');
  const payment = within(await screen.findByRole('dialog', { name: `Record a payment for ${id}` }));
  await enter(payment, '0');
  await user.click(payment.getByRole('button', { name: 'Record payment' }));
  expect(await payment.findByText('Enter an amount above 0')).toBeVisible();
  await enter(payment, '500');
  await user.click(payment.getByRole('button', { name: 'Record payment' }));
  await screen.findByText('Payment recorded');
  const rest = Number(late?.amount) - 50_000;
  expect(store.find('invoices', id)).toMatchObject({ status: 'Overdue', paid: 50_000, open: rest });
  await act('Refund');
  const refund = within(await screen.findByRole('dialog', { name: `Refund a payment on ${id}` }));
  expect(
    refund.getByText('The refunded amount is not charged again: a credit note is created for it.', {
      exact: false,
    }),
  ).toBeVisible();
  await enter(refund, '501');
  await user.click(refund.getByRole('button', { name: 'Record refund' }));
  expect(await refund.findByText('Can’t be more than the refundable amount of this invoice')).toBeVisible();
  await enter(refund, '100');
  await user.type(refund.getByRole('textbox', { name: /Reason/ }), 'Paid by mistake');
  await user.click(refund.getByRole('button', { name: 'Record refund' }));
  await screen.findByText('Refund recorded');
  expect(store.find('invoices', id)).toMatchObject({ refunded: 10_000, credited: 10_000, open: rest });
  expect(store.rows('transactions').at(-1)).toMatchObject({ kind: 'Refund', amount: -10_000 });
});

test('the transactions show company, plan, amount, status, date and payment method; a failed one says why and is retried', async () => {
  const { user, store } = await openPage('admin', '/billing/transactions?filter={"status":"Failed"}');
  const owed = (invoiceId: unknown) => store.find('invoices', String(invoiceId))?.status === 'Overdue';
  const failed = store
    .rows('transactions')
    .findLast(({ status, invoiceId }) => status === 'Failed' && owed(invoiceId));
  const id = String(failed?.id);
  const line = within(await row(id));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  for (const head of ['ID', 'Company', 'Plan', 'Amount', 'Status', 'Date', 'Payment Method'])
    expect(heads).toContain(head);
  const reason = readStored(failed?.failure ?? '');
  expect(line.getByText(reason ? inEnglish(reason) : String(failed?.failure))).toBeVisible();
  await user.click(line.getByRole('button', { name: `More actions for payment ${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Retry' }));
  await waitFor(() => expect(store.find('transactions', id)).toMatchObject({ attempts: 2, queued: false }));
});

test('an operator can set a Pending transaction to Completed or Failed', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('admin', '/billing/transactions?filter={}&perPage=5');
  const pending = (await screen.findAllByText('Pending', { selector: 'td *' })).map((word) =>
    String(word.closest('tr')?.textContent?.match(/TXN-\d+/)),
  );
  const say = async (id: string, word: string, status: string) => {
    await user.click(within(await row(id)).getByRole('button', { name: `More actions for payment ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name: word }));
    await screen.findByText(`Status changed to ${status}`);
    // The next message is shown only after this one is closed.
    await user.keyboard('{Escape}');
    expect(await within(await row(id)).findByText(status)).toBeVisible();
    const payment = store.find('transactions', id);
    return [payment?.status, store.find('invoices', String(payment?.invoiceId))?.status];
  };
  const [one = '', other = ''] = pending;
  expect(await say(one, 'Confirm receipt', 'Completed')).toEqual(['Completed', 'Paid']);
  expect(await say(other, 'Mark as failed', 'Failed')).toEqual(['Failed', 'Pending']);
});

test('a returned payment makes an invoice due again', { tags: 'rest' }, async () => {
  onTheStoresDay();
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":["Paid"]}');
  const paid = store.rows('invoices').findLast(({ status }) => status === 'Paid');
  const id = String(paid?.id);
  const act = async (name: string) => {
    await user.click(within(await row(id)).getByRole('button', { name: `More actions for invoice ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await act('Record returned payment');
  const back = within(await screen.findByRole('dialog', { name: `Payment returned on ${id}` }));
  await user.click(back.getByRole('button', { name: 'Record return' }));
  expect(await back.findByText('Enter a reason for the return')).toBeVisible();
  await user.type(back.getByRole('textbox', { name: /Reason/ }), 'Charged back by the bank');
  await user.click(back.getByRole('button', { name: 'Record return' }));
  await screen.findByText('Return recorded. The amount is due again.');
  expect(store.find('invoices', id)).toMatchObject({ paid: 0, open: paid?.amount, credited: 0 });
});

test('the due date of an open invoice is postponed with a reason', { tags: 'rest' }, async () => {
  onTheStoresDay();
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":"Overdue"}');
  const late = store.rows('invoices').find(({ status }) => status === 'Overdue');
  const id = String(late?.id);
  await user.click(within(await row(id)).getByRole('button', { name: `More actions for invoice ${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Postpone due date' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Postpone the due date of ${id}` }));
  const day = await dialog.findByLabelText(/^Due Date/);
  fireEvent.change(day, { target: { value: addDays(String(late?.dueDate), 80) } });
  await user.click(dialog.getByRole('button', { name: 'Postpone' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Waiting for a purchase order');
  await user.click(dialog.getByRole('button', { name: 'Postpone' }));
  await screen.findByText('Due date postponed');
  expect(store.find('invoices', id)).toMatchObject({
    firstDueDate: late?.dueDate,
    dueReason: 'Waiting for a purchase order',
  });
});

test('the reminders of an overdue invoice are paused with a reason and resumed', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":"Overdue"}');
  const id = String(store.rows('invoices').find(({ status }) => status === 'Overdue')?.id);
  const menu = () => screen.findByRole('button', { name: `More actions for invoice ${id}` });
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Pause reminders' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Pause reminders of ${id}` }));
  const reason = await dialog.findByRole('textbox', { name: /Reason/ });
  await user.click(dialog.getByRole('button', { name: 'Pause reminders' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await user.type(reason, 'Disputed');
  await user.click(dialog.getByRole('button', { name: 'Pause reminders' }));
  await screen.findByText('Reminders paused');
  expect(store.find('invoices', id)?.dunningPause).toBe('Disputed');
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Resume reminders' }));
  const question = within(await screen.findByRole('alertdialog', { name: `Resume reminders of ${id}` }));
  await user.click(question.getByRole('button', { name: 'Resume reminders' }));
  await screen.findByText('Reminders resumed');
  expect(store.find('invoices', id)?.dunningPause).toBeNull();
});

test('a paid invoice can be credited or refunded from its row, and not edited', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('admin', '/billing/invoices?filter={"status":["Paid"]}');
  const paid = store.rows('invoices').findLast(({ status }) => status === 'Paid');
  const id = String(paid?.id);
  const found = within(await row(id));
  expect(found.queryByRole('link', { name: /Edit/ })).toBeNull();
  await user.click(found.getByRole('button', { name: `More actions for invoice ${id}` }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Issue credit note', 'Refund', 'Record returned payment']);
});
