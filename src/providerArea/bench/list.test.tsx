import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider, GetListParams } from 'react-admin';
import { expect, test } from 'vitest';
import { open } from '../../testing/open.tsx';

const patient = { timeout: 15_000 };

/** The first pages of people that were asked for, and how. */
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
  within(await screen.findByRole('navigation', { name: 'Sections' }, patient)).getByRole('link', { name });
const people = async () => {
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9), patient);
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
};

test('who is on the bench is asked for as its menu entry is pressed, and not again when it opens', async () => {
  const { asked, through } = watchAsked();
  const { user } = await open('provider', '/', { through });
  const link = await entry('Available Resources');
  expect(asked).toHaveLength(0);
  fireEvent.pointerDown(link);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(link);
  await people();
  expect(asked).toHaveLength(1);
}, 60_000);

test('a bench that was left in another order is asked for in that order, once', async () => {
  const { asked, through } = watchAsked();
  const { user } = await open('provider', '/employees', { through });
  await people();
  await user.click(screen.getByRole('button', { name: /^Sort by Status/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Name/ }, patient));
  await screen.findByRole('button', { name: /^Sort by Name/ }, patient);
  const inOrder = await people();
  expect(inOrder).toEqual([...inOrder].sort());
  await user.click(await entry('Dashboard'));
  await screen.findByRole('heading', { name: 'Dashboard' }, patient);
  fireEvent.pointerDown(await entry('Available Resources'));
  await user.click(await entry('Available Resources'));
  expect(await people()).toEqual(inOrder);
  expect(asked.map(({ sort }) => sort?.field)).toEqual(['status', 'name', 'name']);
}, 60_000);
