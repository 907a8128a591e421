import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../testing/open.tsx';

const patient = { timeout: 15_000 };
const long = 60_000;

const row = async (id: string) =>
  (await screen.findByText(id, undefined, patient)).closest('tr') as HTMLElement;

test(
  'the invoices show number, company, amount, status, due and issued date and plan, under what is overdue',
  async () => {
    await open('admin', '/billing/invoices');
    expect(
      await screen.findByText(/^\$8,900 is overdue on \d+ invoices\.$/, undefined, patient),
    ).toBeVisible();
    const heads = (await screen.findAllByRole('columnheader', undefined, patient)).map(
      ({ textContent }) => textContent,
    );
    for (const head of ['Invoice', 'Company', 'Amount', 'Status', 'Due Date', 'Issued', 'Plan'])
      expect(heads).toContain(head);
  },
  long,
);

test(
  'Generate Invoice bills any company, at the price of the plan, and says so',
  async () => {
    const { user, store } = await open('admin', '/billing/invoices/create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate Invoice' }, patient));
    await user.type(dialog.getByRole('combobox', { name: /Company/ }), 'Corvane');
    await user.click(await screen.findByRole('option', { name: /Corvane Financial/ }, patient));
    await user.click(dialog.getByRole('combobox', { name: /^Plan/ }));
    await user.click(await screen.findByRole('option', { name: 'Professional' }, patient));
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('299');
    const last = store.rows('invoices').length;
    await user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Invoice generated successfully!', undefined, patient)).toBeVisible();
    expect(store.rows('invoices').at(-1)).toMatchObject({
      id: `INV-${last + 1}`,
      plan: 'Professional',
      amount: 29_900,
      status: 'Pending',
    });
  },
  long,
);

test(
  'an overdue invoice is marked as paid with how it was paid, and is no longer overdue',
  async () => {
    const { user, store } = await open('admin', '/billing/invoices?filter={"status":"Overdue"}');
    const late = store.rows('invoices').find(({ status }) => status === 'Overdue');
    const id = String(late?.id);
    await user.click(within(await row(id)).getByRole('button', { name: `More for invoice ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as Paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Mark ${id} as paid` }, patient));
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'Wire of Monday');
    await user.click(dialog.getByRole('button', { name: 'Mark as Paid' }));
    await screen.findByText('The payment is noted and the invoice is paid', undefined, patient);
    expect(store.find('invoices', id)?.status).toBe('Paid');
    expect(store.rows('transactions').at(-1)).toMatchObject({
      invoiceId: id,
      status: 'Completed',
      reference: 'Wire of Monday',
    });
  },
  long,
);

test(
  'an invoice that was wrong is credited for a reason',
  async () => {
    const { user, store } = await open('admin', '/billing/invoices?filter={"status":"Overdue"}');
    const id = String(store.rows('invoices').find(({ status }) => status === 'Overdue')?.id);
    await user.click(within(await row(id)).getByRole('button', { name: `More for invoice ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Credit' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Credit ${id}` }, patient));
    await user.click(dialog.getByRole('button', { name: 'Credit' }));
    expect(dialog.getByText('Say why it is credited')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Billed twice');
    await user.click(dialog.getByRole('button', { name: 'Credit' }));
    await screen.findByText(`${id} is credited as CN-001`, undefined, patient);
    expect(store.find('invoices', id)).toMatchObject({ status: 'Credited', creditReason: 'Billed twice' });
  },
  long,
);

test(
  'the transactions show company, plan, amount, status, date and payment method; a failed one says why and is retried',
  async () => {
    const { user, store } = await open('admin', '/billing/transactions?filter={"status":"Failed"}');
    const owed = (invoiceId: unknown) => store.find('invoices', String(invoiceId))?.status === 'Overdue';
    const failed = store
      .rows('transactions')
      .findLast(({ status, invoiceId }) => status === 'Failed' && owed(invoiceId));
    const id = String(failed?.id);
    const line = within(await row(id));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    for (const head of ['ID', 'Company', 'Plan', 'Amount', 'Status', 'Date', 'Payment Method'])
      expect(heads).toContain(head);
    expect(line.getByText(String(failed?.failure))).toBeVisible();
    await user.click(line.getByRole('button', { name: `More for payment ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Retry' }));
    await waitFor(
      () => expect(store.find('transactions', id)).toMatchObject({ attempts: 2, queued: false }),
      patient,
    );
  },
  long,
);
