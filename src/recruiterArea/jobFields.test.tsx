import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, sample } from '../testing/open.tsx';

const fields = sample.store.rows('customFields').filter(({ noun }) => noun === 'jobs');
const [center, unit] = fields.map(({ id }) => id) as [string, string];
const [job] = sample.store.rows('jobs').filter(({ companyId }) => companyId === 'CO-002');
const { id, title } = job ?? { id: '', title: '' };

test('a new job takes values of custom fields, and its page shows them', async () => {
  const { user, store } = await openPage('recruiter', '/jobs/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post New Job' }));
  await user.type(dialog.getByLabelText(/^Job Title/), 'Bridge Builder');
  await user.type(dialog.getByLabelText(/^Location/), 'Lyon');
  await user.type(dialog.getByLabelText(/^Experience/), '3-5 years');
  await user.type(dialog.getByLabelText(/^Salary Range/), '€70 – €90 per hour');
  await user.type(dialog.getByLabelText(/^Skills/), 'React');
  const group = within(await dialog.findByRole('group', { name: 'Custom Fields' }));
  await user.type(group.getByLabelText('Cost center'), 'CC-9900');
  await user.click(group.getByRole('combobox', { name: 'Business unit' }));
  await user.click(await screen.findByRole('option', { name: 'Risk' }));
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/recruiter\/jobs\/JOB-\d+\/show$/));
  expect(store.rows('jobs').at(-1)?.customFields).toEqual({ [center]: 'CC-9900', [unit]: 'Risk' });
  const label = await screen.findByText('Cost center', { selector: 'dt' });
  expect(label.nextElementSibling).toHaveTextContent('CC-9900');
});

test('the edit dialog changes one value and keeps the others', async () => {
  const { user, store } = await openPage('recruiter', `/jobs/${id}`);
  const group = within(await screen.findByRole('group', { name: 'Custom Fields' }, { timeout: 5000 }));
  const input = group.getByLabelText('Cost center');
  expect(input).toHaveValue(String(job?.customFields?.[center]));
  await user.clear(input);
  await user.type(input, 'CC-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.find('jobs', id)?.version).toBeGreaterThan(job?.version ?? 0));
  expect(store.find('jobs', id)?.customFields).toEqual({ ...job?.customFields, [center]: 'CC-1' });
});

test('own jobs are filtered by a choice, and their table and file have columns of custom fields', async () => {
  const files: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => files.push(text));
    return '#file';
  });
  localStorage.clear();
  const filter = encodeURIComponent(JSON.stringify({ customFields: { [unit]: ['Lending'] } }));
  const shown = encodeURIComponent(JSON.stringify({ [`customFields.${unit}`]: true }));
  const { user, store } = await openPage('recruiter', `/jobs?filter=${filter}&displayedFilters=${shown}`);
  const matching = store.rows('jobs').filter(({ customFields }) => customFields?.[unit] === 'Lending');
  expect(matching.length).toBeGreaterThan(0);
  expect(await screen.findByRole('combobox', { name: 'Business unit' })).toHaveTextContent('Lending');
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(matching.length + 1));
  expect(screen.queryByRole('columnheader', { name: 'Cost center' })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Custom Fields' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByLabelText('Cost center'));
  await user.keyboard('{Escape}');
  await screen.findByRole('columnheader', { name: 'Cost center' });
  within(table).getAllByText(String(matching[0]?.customFields?.[center]));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files[0]).toContain('Cost center,Business unit,Budget approved until'));
  expect(files[0]).toContain(`${matching[0]?.customFields?.[center]},Lending`);
});

test.each(['provider', 'admin'] as const)(
  'the console of a %s shows neither the fields nor their values',
  async (userType) => {
    await openPage(userType, `/jobs/${id}/show`);
    await screen.findAllByText(title);
    expect(screen.queryByText('Custom Fields')).not.toBeInTheDocument();
    expect(screen.queryByText(String(job?.customFields?.[center]))).not.toBeInTheDocument();
  },
);
