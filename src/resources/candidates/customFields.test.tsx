import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, sample } from '../../testing/open.tsx';

const [employee, authorization, passport, check] = sample.store.rows('customFields').map(({ id }) => id);
const candidate = sample.store
  .rows('candidates')
  .find(({ customFields }) => customFields?.[String(passport)] && customFields[String(check)] === true);
const { id, name } = candidate ?? { id: '', name: '' };

test('the form shows custom fields with their values, and stores what is typed', async () => {
  const { user, store } = await openPage('provider', `/employees/${id}`);
  const group = within(await screen.findByRole('group', { name: 'Custom Fields' }, { timeout: 5000 }));
  const number = group.getByLabelText('Employee number');
  expect(number).toHaveValue(String(candidate?.customFields?.[String(employee)]));
  await user.clear(number);
  await user.click(group.getByRole('combobox', { name: 'Work authorization' }));
  await user.click(await screen.findByRole('option', { name: 'H-1B' }));
  await user.click(group.getByRole('combobox', { name: 'Background check done' }));
  await user.click(await screen.findByRole('option', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.find('candidates', id)?.version).toBeGreaterThan(candidate?.version ?? 0));
  expect(store.find('candidates', id)?.customFields).toEqual({
    [String(authorization)]: 'H-1B',
    [String(passport)]: candidate?.customFields?.[String(passport)],
    [String(check)]: false,
  });
});

test('the page shows the values of active fields below the others', async () => {
  await openPage('provider', `/employees/${id}/show`, {
    prepare: (writer) => writer.touch('customFields', String(check), { status: 'Archived' }),
  });
  const label = await screen.findByText('Employee number', { selector: 'dt' });
  expect(label.nextElementSibling).toHaveTextContent(String(candidate?.customFields?.[String(employee)]));
  expect(screen.queryByText('Background check done')).not.toBeInTheDocument();
});

test('operators see neither the fields nor their values', { tags: 'rest' }, async () => {
  await openPage('admin', `/candidates/${id}/show`);
  await screen.findAllByText(name);
  expect(screen.queryByText('Custom Fields')).not.toBeInTheDocument();
  expect(screen.queryByText(String(candidate?.customFields?.[String(employee)]))).not.toBeInTheDocument();
});

test('the bench is filtered by a choice, and its table and its file have columns of custom fields', async () => {
  const files: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => files.push(text));
    return '#file';
  });
  localStorage.clear();
  const filter = { customFields: { [String(authorization)]: ['H-1B'] } };
  const shown = encodeURIComponent(JSON.stringify({ [`customFields.${authorization}`]: true }));
  const { user, store } = await openPage(
    'provider',
    `/employees?filter=${encodeURIComponent(JSON.stringify(filter))}&displayedFilters=${shown}`,
  );
  const matching = store.rows('candidates').filter(({ companyId, customFields }) => {
    return companyId === candidate?.companyId && customFields?.[String(authorization)] === 'H-1B';
  });
  expect(matching.length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(matching.length));
  expect(await screen.findByRole('combobox', { name: 'Work authorization' })).toHaveTextContent('H-1B');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByLabelText('Employee number'));
  await user.keyboard('{Escape}');
  await screen.findByRole('columnheader', { name: 'Employee number' });
  screen.getByText(String(matching[0]?.customFields?.[String(employee)]));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files[0]).toContain('Employee number,Work authorization'));
  expect(files[0]).toContain(`${matching[0]?.customFields?.[String(employee)]},H-1B`);
});
