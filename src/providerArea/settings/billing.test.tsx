import { screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { DataProvider } from '../../dataProvider/port.ts';
import { openPage } from '../../testing/open.tsx';

const panel = (name: string) => screen.findByRole('region', { name });
type Opened = Awaited<ReturnType<typeof openPage>>;

const openDialog = async ({ user }: Opened) => {
  await user.click(await within(await panel('Current plan')).findByRole('button', { name: 'Upgrade Plan' }));
  return screen.findByRole('dialog', { name: 'Upgrade Plan' });
};
const running = ({ store }: Opened) =>
  store
    .rows('subscriptions')
    .filter(({ companyId, status }) => companyId === 'CO-001' && status === 'Active');

test('the plan is Premium at $99/month, up to 50 bench employees, advanced analytics, priority support, custom contracts', async () => {
  await openPage('provider', '/settings/billing');
  const plan = within(await panel('Current plan'));
  await plan.findByText('Premium');
  plan.getByText('$99/month');
  for (const held of [
    'Up to 50 bench employees',
    'Advanced analytics',
    'Priority support',
    'Custom contracts',
  ])
    plan.getByText(held);
  await plan.findByText('24 of 50 bench employees');
  expect(plan.getByRole('progressbar', { name: '24 of 50 bench employees' })).toHaveAttribute(
    'aria-valuenow',
    '48',
  );
});

test('a bench above its plan’s limit explains the reason and the consequences', async () => {
  const through = (plain: DataProvider): DataProvider => ({
    ...plain,
    getList: async (noun: string, params: GetListParams) => {
      const found = await plain.getList(noun, params);
      return noun === 'plans'
        ? { ...found, data: found.data.map((plan) => ({ ...plan, benchEmployees: 23 })) }
        : found;
    },
  });
  await openPage('provider', '/settings/billing', { through });
  const plan = within(await panel('Current plan'));
  await plan.findByText('24 of 23 bench employees');
  plan.getByText(
    '1 candidate over your plan’s limit. You can’t add anyone until you are within it, but candidates still return to the bench at roll-off.',
  );
});

test('Upgrade Plan compares the plans on offer, and marks the current one', { tags: 'rest' }, async () => {
  const opened = await openPage('provider', '/settings/billing');
  const dialog = within(await openDialog(opened));
  const plans = await dialog.findAllByRole('radio');
  expect(plans.map((one) => one.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Basic\$99\/monthDowngradeUp to 10 bench employees10 users/),
    expect.stringMatching(/^Premium \(Professional\)\$99\/monthCurrent planUp to 50 bench employees50 users/),
    expect.stringMatching(/^Enterprise\$999\/monthUpgradeUnlimited bench employeesUnlimited users/),
  ]);
  expect(dialog.getByRole('radio', { name: 'Premium (Professional)' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Choose a plan' })).toBeDisabled();
});

test('an upgrade describes the changes, then changes plan, company and invoice', async () => {
  const opened = await openPage('provider', '/settings/billing');
  const { user, store } = opened;
  const dialog = within(await openDialog(opened));
  await user.click(await dialog.findByRole('radio', { name: 'Enterprise' }));
  dialog.getByText('Upgrade from Premium (Professional) to Enterprise');
  dialog.getByText(/You pay \$/);
  dialog.getByText(/^Your next invoice is \$999, on /);
  dialog.getByText(/^Your agreed price of \$99 a month ends/);
  await user.click(dialog.getByRole('button', { name: 'Upgrade to Enterprise' }));
  await screen.findByText('Plan changed to Enterprise');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(running(opened)).toMatchObject([{ planId: 'PLAN-003', monthlyAmount: 99_900 }]);
  expect(store.find('companies', 'CO-001')?.subscription).toBe('Enterprise');
  const plan = within(await panel('Current plan'));
  await plan.findByText('$999/month');
  await plan.findByText('24 bench employees, no limit');
  const invoice = store.rows('invoices').at(-1);
  await within(await panel('Billing history')).findByText(String(invoice?.id));
});

test('a downgrade below the size of the bench is refused with the numbers', async () => {
  const opened = await openPage('provider', '/settings/billing');
  const dialog = within(await openDialog(opened));
  await opened.user.click(await dialog.findByRole('radio', { name: 'Basic' }));
  await dialog.findByText(
    'Basic includes 10 bench employees, and you have 24. Place or remove 14 candidates first.',
  );
  expect(dialog.getByRole('button', { name: 'Downgrade to Basic' })).toBeDisabled();
});

test('the second of two users who change the plan is told, and sees the current plan', async () => {
  const opened = await openPage('provider', '/settings/billing');
  const { user, dataProvider } = opened;
  const dialog = within(await openDialog(opened));
  await user.click(await dialog.findByRole('radio', { name: 'Enterprise' }));
  const data = { planId: 'PLAN-003', replaces: running(opened)[0]?.id };
  await dataProvider.create('subscriptions', { data });
  await user.click(dialog.getByRole('button', { name: 'Upgrade to Enterprise' }));
  await dialog.findByText(/^Someone else changed the plan/);
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Enterprise' })).toBeDisabled());
  expect(running(opened)).toHaveLength(1);
});

test.each(['Viewer', 'User', 'Manager'] as const)(
  'a %s can read the plan and not change it',
  async (role) => {
    await openPage('provider', '/settings/billing', { role });
    const plan = within(await panel('Current plan'));
    await plan.findByText('$99/month');
    expect(plan.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull();
  },
);

test('each invoice of the history and of View All Invoices is downloaded as a PDF', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `#${saved.push(file as Blob)}`);
  const { user, store } = await openPage('provider', '/settings/billing');
  const history = within(await panel('Billing history'));
  const buttons = await history.findAllByRole('button', { name: /^Download Invoice INV-/ });
  expect(buttons).toHaveLength(3);
  await user.click(history.getByRole('link', { name: 'View All Invoices' }));
  const own = store.rows('invoices').filter(({ companyId }) => companyId === 'CO-001');
  expect(await screen.findAllByRole('button', { name: /^Download Invoice/ })).toHaveLength(own.length);
  vi.restoreAllMocks();
});

const fillBench = ({ store }: Opened, count: number) => {
  const [sample] = store.rows('candidates').filter(({ companyId }) => companyId === 'CO-001');
  store.write((writer) => {
    for (let n = 0; n < count; n++)
      writer.add('candidates', { ...sample, id: undefined, status: 'Available' });
  });
};

test('Available Resources shows how much of the bench limit is used', async () => {
  await openPage('provider', '/employees');
  await screen.findByText('24 of 50 bench employees');
});

test('Add Employee at the limit explains it and offers the upgrade before any input', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('provider', '/settings/billing');
  await panel('Current plan');
  fillBench(opened, 26);
  window.history.pushState(null, '', '/provider/employees/create');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText(
    /^Your Premium plan includes 50 bench employees, and you have 50\. Upgrade your plan/,
  );
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Plan' }));
  await opened.user.click(await dialog.findByRole('radio', { name: 'Enterprise' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Upgrade to Enterprise' }));
  await screen.findByLabelText(/^Name/);
});

test('a refusal keeps all input', { tags: 'rest' }, async () => {
  const opened = await openPage('provider', '/employees/create');
  const { user, store } = opened;
  await user.type(await screen.findByLabelText(/^Name/), 'Zoe Zimmer');
  await user.type(screen.getByLabelText(/^Title/), 'Rust Engineer');
  await user.type(screen.getByLabelText(/^Location/), 'Berlin, Germany');
  await user.type(screen.getByLabelText(/^Experience/), '6');
  await user.type(screen.getByLabelText(/^Hourly Rate/), '85.5');
  fillBench(opened, 26);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The Premium plan includes 50 bench employees, and 50 are on the bench\./);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Zoe Zimmer');
  expect(screen.getByLabelText(/^Hourly Rate/)).toHaveValue('85.50');
  expect(store.rows('candidates').some(({ name }) => name === 'Zoe Zimmer')).toBe(false);
});
