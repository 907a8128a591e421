import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open } from '../../testing/open.tsx';
import * as files from '../download/saveFile.ts';

const patient = { timeout: 20_000 };

test('an operator reviews an erasure, exports the personal data as JSON, types the name, and the person is erased permanently', async () => {
  const { user, store } = await open('admin', '/users/USR-040/show');
  const person = store.find('users', 'USR-040');
  const name = String(person?.fullName);
  await user.click(await screen.findByRole('button', { name: 'Erase Personal Data' }, patient));
  const asking = within(await screen.findByRole('dialog', { name: `Erase ${name}` }, patient));
  expect(
    await asking.findByText(/^You can’t undo this\. Export the data first/, undefined, patient),
  ).toBeVisible();
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  await user.click(asking.getByRole('button', { name: 'Export Personal Data' }));
  expect(await screen.findByText('Personal data exported', undefined, patient)).toBeVisible();
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
  await user.click(asking.getByRole('button', { name: 'Erase Permanently' }));
  expect(await asking.findByText('Type the name exactly as shown above')).toBeVisible();
  expect(store.find('users', 'USR-040')).toMatchObject({ fullName: name, erasedAt: null });
  await user.click(asking.getByRole('textbox', { name: 'Full name' }));
  await user.paste(name);
  await user.click(asking.getByRole('button', { name: 'Erase Permanently' }));
  expect(await screen.findByText('Personal data erased', undefined, patient)).toBeVisible();
  expect(await screen.findByText(/^This person’s data was erased on/, undefined, patient)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText(String(person?.email))).toBeNull();
}, 60_000);

test('a person with an open contract cannot be erased, and the dialog explains why and offers only to close it', async () => {
  const { user, store } = await open('admin', '/');
  const contract = store
    .rows('contracts')
    .find(({ status, candidateId }) => status === 'Active' && candidateId);
  await open('admin', `/candidates/${contract?.candidateId}/show`);
  const [button] = await screen.findAllByRole('button', { name: 'Erase Personal Data' }, patient);
  await user.click(button as HTMLElement);
  const asking = within(await screen.findByRole('dialog', undefined, patient));
  expect(await asking.findByText(/^Contract CT-\d+ is still open\./, undefined, patient)).toBeVisible();
  expect(asking.queryByRole('button', { name: 'Erase Permanently' })).toBeNull();
  await user.click(asking.getByRole('button', { name: 'Close' }));
}, 60_000);
