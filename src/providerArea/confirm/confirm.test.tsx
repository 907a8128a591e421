import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshnessOf } from '../../../domain/insight/freshness.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { openPage, sample } from '../../testing/open.tsx';

const today = () => utcDay(new Date());
const due = sample.store
  .rows('candidates')
  .filter(
    ({ companyId, status, availabilityConfirmed }) =>
      companyId === 'CO-001' &&
      status !== 'Placed' &&
      freshnessOf(availabilityConfirmed, today()) !== 'Fresh',
  );

test('candidates are confirmed one after the other by keyboard, with corrections', async () => {
  const { user, store } = await openPage('provider', '/employees/confirm');
  const [first, second] = await screen.findAllByRole('button', { name: /^Confirm availability of / });
  expect(screen.getAllByRole('listitem')).toHaveLength(due.length);
  const row = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  await user.selectOptions(row.getByLabelText(/^Availability of /), '1 month notice');
  const name = first?.getAttribute('aria-label')?.replace('Confirm availability of ', '');
  first?.focus();
  await user.keyboard('{Enter}');
  expect(await row.findByRole('button', { name: 'Confirmed' })).toBeDisabled();
  await waitFor(() => expect(second).toHaveFocus());
  expect(store.rows('candidates').find((one) => one.name === name)).toMatchObject({
    availability: '1 month notice',
    availabilityConfirmed: today(),
  });
});

test('all are confirmed at once; one that has changed meanwhile says so and is not', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/employees/confirm');
  const all = await screen.findByRole('button', { name: `Confirm ${due.length} candidates` });
  const changed = store.find('candidates', String(due[0]?.id));
  if (!changed) throw new Error('Nobody is to be confirmed');
  store.write((writer) => writer.change('candidates', changed, { title: 'Lead Engineer' }));
  await user.click(all);
  expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Confirmed' })).toHaveLength(due.length - 1);
  expect(store.find('candidates', changed.id)?.availabilityConfirmed).toBe(changed.availabilityConfirmed);
  expect(screen.getByText(/^1 candidate hasn’t been confirmed/)).toBeVisible();

  expect(await screen.findByText('Lead Engineer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Confirm availability of ${changed.name}` }));
  expect(await screen.findByText('Everyone’s availability is confirmed.')).toBeVisible();
  expect(store.find('candidates', changed.id)?.availabilityConfirmed).toBe(today());
});
