import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { open, openPage } from '../testing/open.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { sharePage } from '../testing/sharePage.ts';

test("a provider's figures are counted from its rows", async () => {
  await openPage('provider', '/');
  const tile = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
  await within(await tile('Available Resources')).findByText('24');
  await within(await tile('Active Requests')).findByText('8');
  await within(await tile('Total Deployments')).findByText('156');
  await within(await tile('Monthly Revenue')).findByText('$45,000');
});

test('a provider adds a resource, and missing values are reported at their fields', async () => {
  const { user, store } = await openPage('provider', '/employees/create');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(2);
  await user.type(screen.getByLabelText(/^Name/), 'Zoe Zimmer');
  await user.type(screen.getByLabelText(/^Title/), 'Rust Engineer');
  await user.type(screen.getByLabelText(/^Location/), 'Berlin, Germany');
  await user.type(screen.getByLabelText(/^Experience/), '6');
  await user.type(screen.getByLabelText(/^Hourly Rate/), '85.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(window.location.pathname).toBe('/provider/employees'));
  const added = store.rows('candidates').find(({ name }) => name === 'Zoe Zimmer');
  expect(added).toMatchObject({ rate: 8550, companyId: 'CO-001', status: 'Available' });
});

test('Cancel returns from a form to its list, and asks first if input would be lost', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const opened = await open('provider', '/employees/create');
  await renderInSite('provider', opened);
  await opened.user.type(await screen.findByLabelText(/^Name/), 'Zoe');
  await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/provider/employees/create');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Zoe');
  confirm.mockReturnValue(true);
  await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.pathname).toBe('/provider/employees'));
  expect(opened.store.rows('candidates').map(({ name }) => name)).not.toContain('Zoe');
  vi.unstubAllGlobals();
});

test('after a conflict, keeping one’s own changes leaves the other user’s changes in place', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/employees/BE-001');
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Staff Engineer');
  const before = store.find('candidates', 'BE-001');
  if (!before) throw new Error('BE-001 is missing');
  store.write((writer) =>
    writer.change('candidates', before, { ...before, title: 'Lead Engineer', location: 'Hamburg' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: /Someone else changed this/ });
  within(dialog).getByText('Lead Engineer');
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(store.find('candidates', 'BE-001')).toMatchObject({
      title: 'Staff Engineer',
      location: 'Hamburg',
    }),
  );
});

const search = (filter: object) => `/employees?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

describe('a card', () => {
  const opened = sharePage(() => openPage('provider', search({ id: 'BE-001' })));

  test('names at most three skills, then how many more', async () => {
    const { store } = opened();
    const skills = store.find('candidates', 'BE-001')?.skills as string[];
    await screen.findByText(skills[2] as string);
    expect(skills.length).toBeGreaterThan(3);
    screen.getByText(`+${skills.length - 3}`);
    expect(screen.queryByText(skills[3] as string)).toBeNull();
  });

  test('shows name, title, experience in years, location, availability, status, profile views, requests and rate', async () => {
    const card = await screen.findByRole('article');
    for (const words of [
      'Ishaan Deshpande',
      'Senior React Developer',
      '7 years',
      'Bengaluru, India',
      'Immediate',
      'In Discussion',
      /142 profile views · 1 request$/,
      '$58',
    ])
      within(card).getByText(words);
    within(card).getByTitle('7 years of experience');
  });
});

test('availability is confirmed from a card, with the day of today', async () => {
  const { user, store } = await openPage('provider', search({ id: 'BE-001' }));
  const name = store.find('candidates', 'BE-001')?.name;
  await user.click(await screen.findByRole('button', { name: `Confirm availability of ${name}` }));
  await screen.findByText(/^Fresh · confirmed/);
  const today = new Date().toISOString().slice(0, 10);
  expect(store.find('candidates', 'BE-001')?.availabilityConfirmed).toBe(today);
});

test('several candidates are selected on their cards and confirmed together', async () => {
  const { user, store } = await openPage('provider', search({ id: ['BE-001', 'BE-002'] }));
  for (const id of ['BE-001', 'BE-002'])
    await user.click(
      await screen.findByRole('checkbox', { name: `Select ${store.find('candidates', id)?.name}` }),
    );
  const tools = await screen.findByRole('toolbar', { name: '2 selected' });
  await user.click(within(tools).getByRole('button', { name: 'Confirm availability' }));
  await screen.findByText('Availability confirmed for 2 candidates');
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: '2 selected' })).toBeNull());
});

test('the bench can be shown as a table, which is remembered', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/employees');
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  await screen.findByRole('columnheader', { name: /Availability Confirmed/ });
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
});

test('a typed skill gets the market’s spelling', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', '/employees/BE-001');
  const skills = await screen.findByLabelText(/^Skills/);
  await user.type(skills, 'kubernetes');
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toContain('Kubernetes');
  await user.type(skills, '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.find('candidates', 'BE-001')?.skills).toContain('Kubernetes'));
});

test("a candidate's page shows views, requests, match history, idle days and what the profile lacks", async () => {
  const { user, store } = await openPage('provider', search({ id: 'BE-001' }));
  const name = store.find('candidates', 'BE-001')?.name;
  await user.click(await screen.findByRole('link', { name: `View Analytics for ${name}` }));
  const tile = async (label: string) =>
    (await screen.findByRole('heading', { name: label })).closest('li') as HTMLElement;
  within(await tile('Profile views, all time')).getByText(
    String(store.find('candidates', 'BE-001')?.profileViews),
  );
  within(await tile('Requests, all time')).getByText(String(store.find('candidates', 'BE-001')?.requests));
  await tile('Days on the bench');
  const history = await screen.findByRole('region', { name: 'Match history' });
  const asked = store.rows('requests').filter(({ candidateId }) => candidateId === 'BE-001');
  for (const { id } of asked) within(history).getByRole('link', { name: `Request ${id}` });
  const profile = await screen.findByRole('region', { name: 'Profile completeness' });
  const lacking = await within(profile).findByRole('list', { name: 'Add next' });
  const { length } = within(lacking).getAllByRole('listitem');
  within(profile).getByText(`${8 - length} of 8 sections complete`);
  within(lacking).getByText('Languages');
  within(profile).getByText('No searches in the last 30 days asked for this profile’s skills.');
});

test('Available Resources has a card per resource, each with Edit Profile and View Analytics, and an Add Employee button', async () => {
  const { store } = await openPage('provider', '/employees?perPage=96');
  const own = store.rows('candidates').filter(({ companyId }) => companyId === 'CO-001');
  const cards = () => screen.getAllByRole('article');
  await waitFor(() => expect(cards()).toHaveLength(own.length));
  for (const card of cards()) {
    expect(within(card).getByRole('link', { name: /^Edit Profile of/ })).toHaveTextContent('Edit Profile');
    expect(within(card).getByRole('link', { name: /^View Analytics for/ })).toHaveTextContent(
      'View Analytics',
    );
  }
  expect(screen.getByRole('link', { name: 'Add Employee' })).toHaveAttribute(
    'href',
    '/provider/employees/create',
  );
});
