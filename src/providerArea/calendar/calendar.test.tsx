import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultClock } from '../../../fixtures/index.ts';
import { openPage } from '../../testing/open.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterEach(() => {
  vi.useRealTimers();
});
const bar = (name: RegExp) => screen.findByRole('button', { name });

test('the calendar shows who is placed, on hold and free, with dates', async () => {
  const { store } = await openPage('provider', '/calendar?by=month');
  const placed = store
    .rows('contracts')
    .find(
      ({ providerId, status, candidateId }) => providerId === 'CO-001' && status === 'Active' && candidateId,
    );
  const table = await screen.findByRole('table', { name: 'Bench Calendar' });
  const row = within(table).getByRole('row', { name: new RegExp(String(placed?.employee)) });
  expect(
    within(row).getByRole('button', { name: new RegExp(`^Placed, ${placed?.client}, .* to `) }),
  ).toBeVisible();
  expect((await screen.findAllByRole('button', { name: /^Held, / })).length).toBeGreaterThan(0);
});

test('the calendar counts returns to the bench within 30, 60 and 90 days', async () => {
  await openPage('provider', '/calendar');
  const within30 = await screen.findByText('within 30 days');
  await waitFor(() => expect(within30.parentElement).toHaveTextContent(/^within 30 days2$/));
  expect(screen.getByText('within 60 days').parentElement).toHaveTextContent(/^within 60 days5$/);
  expect(screen.getByText('within 90 days').parentElement).toHaveTextContent(/^within 90 days5$/);
});

test('a free candidate is put on hold, shown as held, and released', async () => {
  const { user, store } = await openPage('provider', '/calendar?q=Abhishek');
  await user.click(await bar(/^Free, /));
  const dialog = await screen.findByRole('dialog', { name: /^Place a hold on Abhishek/ });
  await user.click(within(dialog).getByRole('button', { name: 'Place hold' }));
  expect(await within(dialog).findByText('Choose a company or enter another name')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Other Client/), 'City tender');
  await user.click(within(dialog).getByRole('button', { name: 'Place hold' }));
  await user.click(await bar(/^Held, City tender, /));
  expect(store.rows('holds').at(-1)).toMatchObject({ heldFor: 'City tender', companyId: 'CO-001' });
  await user.click(await screen.findByRole('button', { name: 'Release hold' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Held, City tender/ })).toBeNull());
});

test('the links to its pages have names of our own', async () => {
  await openPage('provider', '/calendar');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('button', { name: 'Go to page 2' })).toBeVisible();
});

test('the arrow keys move between calendar bars', async () => {
  const { user } = await openPage('provider', '/calendar?by=month');
  const table = await screen.findByRole('table', { name: 'Bench Calendar' });
  const rows = within(table).getAllByRole('row').slice(1);
  const bars = (place: number) => within(rows[place] as HTMLElement).getAllByRole('button');
  const [first] = bars(0);
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(bars(1)[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(bars(1)[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(first).toHaveFocus();
});

test('a secret calendar link is shown once, stored as a hash, and can be revoked', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/calendar');
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe to the bench calendar' });
  await user.type(within(dialog).getByLabelText(/^Link Name/), 'My phone');
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  const address = (await within(dialog).findByLabelText('Secret Link')) as HTMLInputElement;
  const secret = /\/api\/v1\/calendar\/([\w-]{43})\.ics$/.exec(address.value)?.[1];
  expect(secret).toBeDefined();
  const kept = store.rows('calendarLinks').at(-1);
  expect(kept).toMatchObject({ name: 'My phone', secretHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.stringify(kept)).not.toContain(secret);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.queryByLabelText('Secret Link')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Revoke link “My phone”' }));
  await waitFor(() => expect(store.rows('calendarLinks').map(({ name }) => name)).not.toContain('My phone'));
});

test('Available Resources links to the calendar', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/employees?perPage=12');
  await user.click(await screen.findByRole('link', { name: 'Bench Calendar' }));
  expect(await screen.findByRole('heading', { name: 'Bench Calendar' })).toBeVisible();
});
