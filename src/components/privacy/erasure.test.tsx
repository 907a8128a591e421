import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import * as files from '../download/saveFile.ts';

test('an operator reviews an erasure, exports the personal data as JSON, types the name, and the person is erased permanently', async () => {
  const { user, store } = await openPage('admin', '/users/USR-040/show');
  const person = store.find('users', 'USR-040');
  const name = String(person?.fullName);
  await user.click(await screen.findByRole('button', { name: 'Erase personal data' }));
  const asking = within(await screen.findByRole('dialog', { name: `Erase ${name}` }));
  expect(await asking.findByText(/^You can’t undo this\. Export the data first/)).toBeVisible();
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  await user.click(asking.getByRole('button', { name: 'Export personal data' }));
  expect(await screen.findByText('Personal data exported')).toBeVisible();
  const [file, fileName] = saved.mock.calls[0] ?? [];
  saved.mockRestore();
  expect([fileName, file?.type]).toEqual(['personal-data-USR-040.json', 'application/json']);
  expect(JSON.parse(String(await file?.text()))).toMatchObject({
    noun: 'users',
    id: 'USR-040',
    person: { fullName: name },
  });
  for (const part of ['Deleted', 'Anonymized', 'Kept for accounting and audit'])
    expect(asking.getByRole('heading', { name: part })).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Erase permanently' }));
  expect(await asking.findByText('Type the name exactly as shown above')).toBeVisible();
  expect(store.find('users', 'USR-040')).toMatchObject({ fullName: name, erasedAt: null });
  await user.click(asking.getByRole('textbox', { name: 'Full Name' }));
  await user.paste(name);
  await user.click(asking.getByRole('button', { name: 'Erase permanently' }));
  expect(await screen.findByText('Personal data erased')).toBeVisible();
  expect(await screen.findByText(/^This person’s data was erased on/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText(String(person?.email))).toBeNull();
});

test('a person with an open contract cannot be erased, and the dialog explains why and offers only to close it', async () => {
  const { user, store } = await openPage('admin', '/');
  const contract = store
    .rows('contracts')
    .find(({ status, candidateId }) => status === 'Active' && candidateId);
  await openPage('admin', `/candidates/${contract?.candidateId}/show`);
  const [button] = await screen.findAllByRole('button', { name: 'Erase personal data' });
  await user.click(button as HTMLElement);
  const asking = within(await screen.findByRole('dialog'));
  expect(await asking.findByText(/^Contract CT-\d+ is still open\./)).toBeVisible();
  expect(asking.queryByRole('button', { name: 'Erase permanently' })).toBeNull();
  await user.click(asking.getByRole('button', { name: 'Close' }));
});

test('an erasure counts pipeline entries and activities by what they are, not by the title of their page', async () => {
  const { user } = await openPage('admin', '/candidates/BE-001/show');
  await user.click(await screen.findByRole('button', { name: 'Erase personal data' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Erase Ishaan Deshpande' }));
  await waitFor(() => {
    const counts = asking.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(counts).toContainEqual(expect.stringMatching(/^\d+ Pipeline Entries$/));
    expect(counts).toContainEqual(expect.stringMatching(/^\d+ Activities$/));
  });
});
