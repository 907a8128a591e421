import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { expect, test } from 'vitest';
import { shift } from '../../../domain/insight/freshness.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { open } from '../../testing/open.tsx';

/** Records the parameters of each request for the first page of candidates. */
const watchAsked = () => {
  const asked: GetListParams[] = [];
  const through = (plain: DataProvider): DataProvider => ({
    ...plain,
    getList: (noun: string, params: GetListParams) => {
      if (noun === 'candidates' && params.pagination?.perPage === 24) asked.push(params);
      return plain.getList(noun, params);
    },
  });
  return { asked, through };
};

const entry = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Sections' })).getByRole('link', { name });
const candidates = async () => {
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9));
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
};

test('the bench is prefetched when its menu entry is pressed, and not requested again when it opens', {
  tags: 'rest',
}, async () => {
  const { asked, through } = watchAsked();
  const { user } = await open('provider', '/', { through });
  const link = await entry('Available Resources');
  expect(asked).toHaveLength(0);
  fireEvent.pointerDown(link);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(link);
  await candidates();
  expect(asked).toHaveLength(1);
});

test('a bench with another remembered order is requested in that order, once', { tags: 'rest' }, async () => {
  const { asked, through } = watchAsked();
  const { user } = await open('provider', '/employees', { through });
  await candidates();
  await user.click(screen.getByRole('button', { name: 'Sort: Available first' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Name A to Z' }));
  await screen.findByRole('button', { name: 'Sort: Name A to Z' });
  const inOrder = await candidates();
  expect(inOrder).toEqual([...inOrder].sort());
  await user.click(await entry('Dashboard'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  fireEvent.pointerDown(await entry('Available Resources'));
  await user.click(await entry('Available Resources'));
  expect(await candidates()).toEqual(inOrder);
  expect(asked.map(({ sort }) => sort?.field)).toEqual(['status', 'name', 'name']);
});

test('a candidate whose signed contract starts later is shown as booked from that day, in the list and on their pages', {
  tags: 'rest',
}, async () => {
  const { user, store } = await open('provider', '/');
  const own = (row: Record<string, unknown>) => (row.companyId ?? row.providerId) === 'CO-001';
  const candidate = store.rows('candidates').find((row) => own(row) && row.status === 'Available');
  const contract = store.rows('contracts').find((row) => own(row) && row.status === 'Draft');
  if (!candidate || !contract) throw new Error('The sample provider has no such rows.');
  const startDate = shift(utcDay(new Date()), 60);
  store.write((writer) => {
    writer.change('contracts', contract, {
      candidateId: candidate.id,
      employee: candidate.name,
      type: 'SOW',
      status: 'Active',
      startDate,
      endDate: shift(startDate, 90),
    });
  });
  const booked = { name: new RegExp(`^Booked from .* \\(contract ${contract.id}\\)$`) };
  await user.click(await entry('Available Resources'));
  await candidates();
  const link = await screen.findByRole('link', booked);
  expect(link.closest('article')).toHaveTextContent(String(candidate.name));
  expect(link).toHaveAttribute('href', `/provider/contracts/${contract.id}/show`);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const row = (await screen.findByRole('link', booked)).closest('tr');
  expect(row).toHaveTextContent(String(candidate.name));
  await user.click(within(row as HTMLElement).getByRole('link', { name: /^View Analytics/ }));
  await screen.findByRole('heading', { name: `Analytics for ${candidate.name}` });
  await screen.findByRole('link', booked);
  await user.click(screen.getByRole('link', { name: 'View profile' }));
  await screen.findByText('Visible to your company only');
  expect(await screen.findByRole('link', booked)).toBeVisible();
});
