import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { serverError } from '../../testing/connection.ts';
import { openPage } from '../../testing/open.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the billing overview', () => {
  test('shows $1.25M, $156K a month, 245 subscriptions, 2.1 % churn and $8,900 overdue, and says what churn counts', async () => {
    await openPage('admin', '/billing');
    const tile = async (label: string) =>
      (await screen.findByRole('link', { name: label })).closest('li')?.textContent;
    await waitFor(async () => expect(await tile('Total revenue')).toBe('Total revenue$1.25M'));
    expect(await tile('Monthly revenue')).toBe('Monthly revenue$156K');
    expect(await tile('Active subscriptions')).toBe('Active subscriptions245');
    expect(await tile('Churn rate')).toBe('Churn rate2.1%5 of 238 subscriptions ended in the last 30 days.');
    expect(await tile('Overdue amount')).toBe('Overdue amount$8,900');
  });

  test('charts revenue by month and by plan, with a table behind each', async () => {
    const { user } = await openPage('admin', '/billing');
    const plans = await region('Revenue by plan');
    await user.click(await plans.findByRole('button', { name: /table.*Revenue by plan/i }));
    const names = plans.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Basic', 'Professional', 'Enterprise']));
    const months = await region('Revenue by month');
    await user.click(months.getByRole('button', { name: /table.*Revenue by month/i }));
    expect(months.getAllByRole('rowheader')).toHaveLength(12);
  });

  test('lists the latest transactions, with their actions', async () => {
    const { user } = await openPage('admin', '/billing');
    const recent = await region('Recent transactions');
    await waitFor(() => expect(recent.getAllByRole('rowheader')).toHaveLength(6));
    const actions = await region('Quick Actions');
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      '/platform-admin/billing/invoices/create',
      '/platform-admin/billing/plans/subscriptions',
      '/platform-admin/billing/invoices',
    ]);
    await user.click(actions.getByRole('button', { name: 'Add Plan' }));
    await screen.findByRole('dialog', { name: 'Add Plan' });
  });

  test('says which part could not be loaded, with a retry', { tags: 'rest' }, async () => {
    await openPage('admin', '/billing', {
      through: (plain) => ({
        ...plain,
        getList: () => Promise.reject(serverError()),
        insight: (name, params) =>
          name === 'billingOverview' ? Promise.reject(serverError()) : plain.insight(name, params),
      }),
    });
    await screen.findByText('Billing figures could not be loaded');
    await screen.findByText('Transactions could not be loaded');
    expect(screen.getAllByRole('button', { name: /try again/i })).toHaveLength(2);
  });
});

describe('the payment methods', () => {
  test('show company, method, details and status: brand and last digits of a card, bank and account, or the e-mail of PayPal', async () => {
    const { store } = await openPage('admin', '/billing/payment-methods');
    const kinds = store.rows('paymentMethods');
    await screen.findAllByText(/^(Visa|Mastercard|American Express) •••• \d{4}, \d{2}\/\d{2}$/);
    expect(screen.getAllByText(/, •••• \d{4}$/).length).toBeGreaterThan(0);
    expect(kinds.every((row) => !JSON.stringify(row).match(/\d{12}/))).toBe(true);
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Company', 'Method', 'Details', 'Status']));
    const payPal = kinds.findLast(({ method }) => method === 'PayPal');
    const line = screen.getByText(String(payPal?.email)).closest('tr');
    const company = store.find('companies', String(payPal?.companyId))?.name;
    await waitFor(() => expect(line).toHaveTextContent(`${company}PayPal${payPal?.email}Active`));
  });

  test('are filtered by status and method, replaced, and added: Credit Card, Bank Transfer or PayPal, which carries an e-mail; the one before expires', {
    tags: 'rest',
  }, async () => {
    const { user, store } = await openPage(
      'admin',
      `/billing/payment-methods?filter=${encodeURIComponent(JSON.stringify({ companyId: 'CO-001' }))}`,
    );
    expect(await screen.findByRole('combobox', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Method' })).toBeVisible();
    const [before] = store.rows('paymentMethods').filter(({ companyId }) => companyId === 'CO-001');
    await user.click(await screen.findByRole('button', { name: `Replace ${before?.id}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Replace payment method' }));
    await user.type(await form.findByRole('textbox', { name: /^Brand/ }), 'Visa');
    await user.type(form.getByRole('textbox', { name: /^Last 4 Digits/ }), '4242424242424242');
    await user.type(form.getByRole('textbox', { name: /^Expiry/ }), '09/31');
    await user.click(form.getByRole('button', { name: 'Replace' }));
    await form.findByText('Enter four digits');
    await user.clear(form.getByRole('textbox', { name: /^Last 4 Digits/ }));
    await user.type(form.getByRole('textbox', { name: /^Last 4 Digits/ }), '4242');
    await user.click(form.getByRole('button', { name: 'Replace' }));
    await screen.findByText('Visa •••• 4242, 09/31');
    expect(store.rows('paymentMethods').filter(({ companyId }) => companyId === 'CO-001')).toMatchObject([
      { id: before?.id, status: 'Expired' },
      { status: 'Active', last4: '4242', expiry: '09/31' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Add payment method' }));
    const other = within(await screen.findByRole('dialog', { name: 'Add payment method' }));
    await user.click(await other.findByRole('combobox', { name: /^Company/ }));
    const company = String(store.find('companies', 'CO-001')?.name);
    await user.paste(company);
    await user.click(await screen.findByRole('option', { name: new RegExp(company) }));
    await user.click(other.getByRole('combobox', { name: /^Method/ }));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Credit Card', 'Bank Transfer', 'PayPal']);
    await user.click(screen.getByRole('option', { name: 'PayPal' }));
    const email = await other.findByRole('textbox', { name: /^PayPal Email/ });
    const save = async (text: string) => {
      await user.clear(email);
      await user.paste(text);
      await user.click(other.getByRole('button', { name: 'Add payment method' }));
    };
    await save('the cashier');
    await other.findByText('Please enter a valid email');
    await save('cashier@buyer.example');
    await screen.findByText('cashier@buyer.example');
    expect(store.rows('paymentMethods').filter(({ companyId }) => companyId === 'CO-001')).toMatchObject([
      { status: 'Expired' },
      { status: 'Expired' },
      { status: 'Active', method: 'PayPal', email: 'cashier@buyer.example', last4: null },
    ]);
  });
});
