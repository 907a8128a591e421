import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type open, openPage } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'td *' })).closest('tr') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Closes the message, because the next one waits until then. */
const said = async (words: string) => {
  await screen.findByText(words);
  fireEvent.keyDown(document, { key: 'Escape' });
};
const fill = async ({ user }: Opened, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};
const planOf = ({ store }: Opened, name: string) =>
  store.rows('plans').find((plan) => plan.name === name) as Row;
const cellsOf = async (name: string) => {
  const row = await rowOf(name);
  return row.getAllByRole('cell').map(({ textContent }) => textContent);
};

describe('the subscription plans', () => {
  test('are shown with price, cycle, users, two features and how many more, status and subscribers', async () => {
    const { store } = await openPage('admin', '/billing/plans');
    const count = (planId: string) =>
      String(
        store.rows('subscriptions').filter((one) => one.planId === planId && one.status === 'Active').length,
      );
    await waitFor(async () => expect((await cellsOf('Basic')).join()).toContain(count('PLAN-001')));
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    for (const heading of [
      'Plan Name',
      'Price',
      'Billing Cycle',
      'Users',
      'Features',
      'Status',
      'Subscribers',
    ])
      expect(headings).toContain(heading);
    expect((await cellsOf('Basic')).slice(1, -1)).toEqual([
      'Basic',
      '$99',
      'Monthly',
      '10',
      'Talent pool accessEmail support',
      'Active',
      count('PLAN-001'),
    ]);
    expect((await cellsOf('Professional')).slice(2, 7)).toEqual([
      '$299',
      'Monthly',
      '50',
      'Unlimited job postingsAdvanced analytics+4 more',
      'Active',
    ]);
    expect((await cellsOf('Enterprise')).slice(2, 5)).toEqual(['$999', 'Monthly', 'Unlimited']);
    expect((await cellsOf('Starter')).slice(2, 7)).toEqual([
      '$49',
      'Monthly',
      '5',
      'Limited searchesCommunity support',
      'Inactive',
    ]);
  });

  test('gain one by Add Plan: a numeric price, billed Monthly, Quarterly or Yearly, users a number or Unlimited, one feature per line', async () => {
    const opened = await openPage('admin', '/billing/plans');
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Add Plan' }));
    const form = await dialog('Add Plan');
    const field = (name: RegExp) => form.getByRole('textbox', { name });
    await fill(opened, field(/^Plan Name/), 'Team');
    await fill(opened, field(/^Price/), 'a little');
    await user.click(form.getByRole('combobox', { name: /^Billing Cycle/ }));
    const cycles = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(cycles).toEqual(['Monthly', 'Quarterly', 'Yearly']);
    await user.click(screen.getByRole('option', { name: 'Quarterly' }));
    await fill(opened, field(/^Users/), 'many');
    await fill(opened, field(/^Features/), 'Talent pool access\nEmail support');
    await user.click(form.getByRole('button', { name: 'Add Plan' }));
    await form.findByText('Enter a number or Unlimited');
    expect(field(/^Price/)).toHaveAccessibleDescription('Enter an amount');
    await fill(opened, field(/^Price/), '149.50');
    await fill(opened, field(/^Users/), 'unlimited');
    await user.click(form.getByRole('button', { name: 'Add Plan' }));
    await said('Plan added successfully!');
    expect(planOf(opened, 'Team')).toMatchObject({
      price: 14_950,
      currency: 'USD',
      billingCycle: 'Quarterly',
      users: null,
      features: ['Talent pool access', 'Email support'],
      status: 'Active',
    });
  });

  test('are edited, deactivated while current subscribers keep them, and removed only without subscribers', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('admin', '/billing/plans');
    const { user, store } = opened;
    await user.click((await rowOf('Professional')).getByRole('button', { name: 'Edit Professional' }));
    const form = await dialog('Edit Professional');
    const users = await form.findByRole('textbox', { name: /^Users/ });
    expect(users).toHaveValue('50');
    await fill(opened, users, '60');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await said('Plan saved. Current subscribers keep their price.');
    expect(planOf(opened, 'Professional')).toMatchObject({ users: 60, price: 29_900 });
    const before = store.rows('subscriptions').filter(({ planId }) => planId === 'PLAN-002');
    await user.click((await rowOf('Professional')).getByRole('button', { name: 'Deactivate Professional' }));
    await said('Professional deactivated. Current subscribers keep it.');
    expect(planOf(opened, 'Professional').status).toBe('Inactive');
    expect(store.rows('subscriptions').filter(({ planId }) => planId === 'PLAN-002')).toEqual(before);
    await user.click(
      await (await rowOf('Professional')).findByRole('button', { name: 'Activate Professional' }),
    );
    await said('Professional activated');
    const remove = async (name: string) =>
      (await rowOf(name)).getByRole('button', { name: `Remove ${name}` });
    await waitFor(async () => expect(await remove('Basic')).toBeDisabled());
    await user.click(await remove('Starter'));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove the Starter plan?' }));
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await said('Starter removed');
    expect(planOf(opened, 'Starter')).toBeUndefined();
  });
});

describe('the subscriptions', () => {
  const filter = encodeURIComponent(JSON.stringify({ companyId: 'CO-001' }));
  const page = `/billing/plans/subscriptions?filter=${filter}`;
  const running = ({ store }: Opened) =>
    store.rows('subscriptions').findLast(({ companyId }) => companyId === 'CO-001') as Row;

  test('are cancelled at the end of the term and resumed, and changed by the operator: up at once, with what is paid for the rest of the month', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('admin', page);
    const { user, store } = opened;
    const company = store.find('companies', 'CO-001')?.name;
    const cancel = `Cancel subscription: ${company}`;
    await user.click(await screen.findByRole('button', { name: cancel }));
    const asked = within(await screen.findByRole('alertdialog', { name: cancel }));
    asked.getByText(
      /^Your Premium \(Professional\) plan stays active until .+, with no refunds or further invoices\./,
    );
    await user.click(asked.getByRole('button', { name: 'Cancel at term end' }));
    await said('Subscription canceled. It ends after the current term.');
    expect(running(opened)).toMatchObject({ status: 'Active', renewal: 'Ends', changesOn: '2026-04-01' });
    await screen.findByText(/^Ends on March 31/);
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await said('Subscription resumed');
    expect(running(opened)).toMatchObject({ renewal: 'Renews', changesOn: null });

    const change = `Change Plan: ${company}`;
    await user.click(screen.getByRole('button', { name: change }));
    const form = await dialog(change);
    await user.click(await form.findByRole('radio', { name: 'Enterprise' }));
    form.getByText(/^You pay \$[\d,.]+ today, prorated for \d+ of this month’s \d+ days\.$/);
    await user.click(form.getByRole('button', { name: 'Upgrade to Enterprise' }));
    await said('Plan changed to Enterprise');
    expect(running(opened)).toMatchObject({ planId: 'PLAN-003', status: 'Active', monthlyAmount: 99_900 });
    expect(store.rows('invoices').at(-1)).toMatchObject({ companyId: 'CO-001', plan: 'Enterprise' });
  });
});
