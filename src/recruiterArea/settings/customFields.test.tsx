import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

const page = '/settings/custom-fields';
const active = 'Custom fields for job postings';
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test('an administrator adds a field to jobs, orders, archives and restores them', async () => {
  const { user, store } = await openPage('recruiter', page);
  await screen.findByText('Cost center');
  expect(names(active)).toEqual(['Cost center', 'Business unit', 'Budget approved until']);
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  await user.type(await dialog.findByLabelText(/^Name/), 'Kundenreferenz');
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await waitFor(() => expect(names(active).at(-1)).toBe('Kundenreferenz'));
  expect(store.rows('customFields').at(-1)).toMatchObject({
    companyId: 'CO-002',
    noun: 'jobs',
    kind: 'Text',
    position: 4,
  });
  await user.click(screen.getByRole('button', { name: 'Move Cost center down' }));
  await waitFor(() => expect(names(active).slice(0, 2)).toEqual(['Business unit', 'Cost center']));
  await user.click(screen.getByRole('button', { name: 'Archive Business unit' }));
  await waitFor(() => expect(names('Archived')).toEqual(['Business unit']));
  await user.click(screen.getByRole('button', { name: 'Restore Business unit' }));
  await waitFor(() => expect(names(active)).toContain('Business unit'));
});

test('a field of jobs is renamed, and its dialog says that jobs keep removed choices', async () => {
  const { user } = await openPage('recruiter', page);
  await user.click(await screen.findByRole('button', { name: 'Edit Business unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit field' }));
  dialog.getByText(/^Job postings keep a choice/);
  const name = await dialog.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Division');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(names(active)[1]).toBe('Division'));
});

test('members who may not change settings read the fields', { tags: 'rest' }, async () => {
  await openPage('recruiter', page, { role: 'User' });
  await screen.findByText('Cost center');
  screen.getByText('Your role can view these settings but not change them.');
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Archive)/ })).not.toBeInTheDocument();
});
