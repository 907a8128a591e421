import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

const search = (filter: object) => `/employees?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const openCandidate = async (filter: object = { id: ['BE-001'] }) => {
  const opened = await openPage('provider', search(filter));
  const candidate = () => opened.store.find('candidates', 'BE-001');
  const name = String(candidate()?.name);
  const pick = async (item: string) => {
    await opened.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
    await opened.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const card = () => screen.getByRole('heading', { name }).closest('article') as HTMLElement;
  return { ...opened, candidate, name, pick, card };
};
const leavePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')));

test('a change of status is shown at once and can be undone', async () => {
  const { user, candidate, pick, card } = await openCandidate();
  const before = candidate();
  const other = before?.status === 'Placed' ? 'Available' : 'Placed';
  await pick(`Change to ${other}`);
  await within(card()).findByText(other);
  expect(candidate()).toEqual(before);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await within(card()).findByText(String(before?.status));
  await leavePage();
  expect(candidate()).toEqual(before);
});

test('a change that is not undone is stored when leaving the page, based on the version that was shown', async () => {
  const { candidate, pick, card } = await openCandidate();
  const before = candidate();
  await pick('Hide from recruiters');
  await within(card()).findByText('Hidden from recruiters');
  await screen.findByText(`${before?.name} hidden from recruiters`);
  expect(candidate()?.published).toBe(true);
  await leavePage();
  await waitFor(() =>
    expect(candidate()).toMatchObject({
      published: false,
      listed: false,
      version: (before?.version ?? 0) + 1,
    }),
  );
});

test('someone else’s newer change is not overwritten', { tags: 'rest' }, async () => {
  const { store, candidate, pick } = await openCandidate();
  await pick('Hide from recruiters');
  await screen.findByRole('button', { name: 'Undo' });
  const seen = candidate();
  if (!seen) throw new Error('BE-001 is missing');
  store.write((writer) => writer.change('candidates', seen, { title: 'Lead Engineer' }));
  await leavePage();
  await screen.findByText(/Someone else has changed this/);
  expect(candidate()).toMatchObject({ title: 'Lead Engineer', published: true });
});

test('undoing a deletion keeps the candidate', async () => {
  const { user, candidate, pick, name } = await openCandidate({ id: ['BE-001', 'BE-002'] });
  await pick('Remove from the bench');
  await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name });
  await leavePage();
  expect(candidate()).not.toBeNull();
});

test('the status of several candidates is changed together and undone together', async () => {
  const { user, store } = await openCandidate({ id: ['BE-001', 'BE-002'] });
  const both = () => ['BE-001', 'BE-002'].map((id) => store.find('candidates', id));
  const before = both();
  for (const one of before)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${one?.name}` }));
  const tools = await screen.findByRole('toolbar', { name: '2 selected' });
  await user.click(within(tools).getByRole('button', { name: 'Change Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Placed' }));
  await screen.findByText('2 items changed to Placed');
  expect(both()).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await leavePage();
  expect(both()).toEqual(before);
});
