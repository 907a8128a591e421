import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, sample } from '../../testing/open.tsx';

const page = '/settings/custom-fields';
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
const active = 'Custom fields for candidates';

test('an administrator adds a field with choices, which every candidate then has', async () => {
  const { user, store } = await openPage('provider', page);
  await user.click(await screen.findByRole('button', { name: 'Add field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  await user.type(await dialog.findByLabelText(/^Name/), 'Visa – 签证');
  await user.click(dialog.getByRole('combobox', { name: /^Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Choice' }));
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await dialog.findByText('Add at least one choice');
  await user.type(dialog.getByLabelText(/^Choices/), 'H-1B{enter}L-1{enter}');
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await screen.findByText('Choice · H-1B and L-1');
  expect(names(active).at(-1)).toBe('Visa – 签证');
  expect(store.rows('customFields').at(-1)).toMatchObject({
    noun: 'candidates',
    kind: 'Choice',
    choices: ['H-1B', 'L-1'],
    position: 5,
  });
});

test('a name that is taken is refused beside its input, and a field is renamed', async () => {
  const { user } = await openPage('provider', page);
  await user.click(await screen.findByRole('button', { name: 'Edit Employee number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit field' }));
  const name = await dialog.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'work AUTHORIZATION');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Already in use');
  await user.clear(name);
  await user.type(name, 'Staff number');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(names(active)[0]).toBe('Staff number'));
});

test('fields are ordered, archived and restored', async () => {
  const { user, store } = await openPage('provider', page);
  await screen.findByText('Employee number');
  expect(screen.getByRole('button', { name: 'Move Employee number up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Employee number down' }));
  await waitFor(() => expect(names(active).slice(0, 2)).toEqual(['Work authorization', 'Employee number']));
  await user.click(screen.getByRole('button', { name: 'Archive Work authorization' }));
  await waitFor(() => expect(names('Archived')).toEqual(['Work authorization']));
  expect(names(active)).not.toContain('Work authorization');
  const valued = store.rows('candidates').filter(({ customFields }) => customFields?.['CFD-002']);
  expect(valued.length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Restore Work authorization' }));
  await waitFor(() => expect(names(active)).toContain('Work authorization'));
});

test('a plan without room says so, and nothing is restored', async () => {
  const { user } = await openPage('provider', page, {
    prepare: (writer) => {
      for (const { id } of sample.store.rows('plans')) writer.touch('plans', id, { customFields: 3 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Archive Employee number' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Employee number' }));
  await screen.findByText(/plan includes 3 custom fields, and 3 are in use/);
  expect(names('Archived')).toEqual(['Employee number']);
});

test('colleagues who may not change settings read the fields', { tags: 'rest' }, async () => {
  await openPage('provider', page, { role: 'User' });
  await screen.findByText('Employee number');
  screen.getByText('Your role can view these settings but not change them.');
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Archive)/ })).not.toBeInTheDocument();
});
