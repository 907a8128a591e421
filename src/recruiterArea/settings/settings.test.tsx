import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { type open, openPage } from '../../testing/open.tsx';
import { openIntegrations } from '../../testing/openIntegrations.ts';

const told = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const ownCompany = 'CO-002';
type Opened = Awaited<ReturnType<typeof open>>;

const editProfile = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
};

test('Company Settings has five tabs: Company Profile, Notifications, Custom Fields, Integrations, Billing & Plans', async () => {
  await openPage('recruiter', '/settings');
  await screen.findByRole('heading', { name: 'Company Settings' });
  const menu = within(screen.getByRole('navigation', { name: 'Settings sections' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Company Profile',
    'Notifications',
    'Custom Fields',
    'Integrations',
    'Billing & Plans',
  ]);
  await waitFor(() => expect(window.location.pathname).toBe('/recruiter/settings/profile'));
});

test('the profile is a card to read, with member since and the placements counted from the pipeline', {
  tags: 'rest',
}, async () => {
  const { store } = await openPage('recruiter', '/settings/profile');
  const company = store.find('companies', ownCompany);
  await screen.findByText(String(company?.name), { selector: 'h2' });
  const placed = store
    .rows('pipelineEntries')
    .filter((one) => one.companyId === ownCompany && one.stage === 'hired' && one.outcome === 'Live');
  expect(placed.length).toBeGreaterThan(0);
  await waitFor(() => expect(told('Total placements')).toBe(String(placed.length)));
  expect(told('Member since')).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
  for (const [label, field] of [
    ['Company Name', 'name'],
    ['Industry', 'industry'],
    ['Company Size', 'size'],
    ['Location', 'location'],
    ['Contact Email', 'email'],
  ] as const)
    expect([label, told(label)]).toEqual([label, company?.[field]]);
  expect(screen.getAllByText('Verified')[0]).toBeVisible();
  screen.getByText(/ plan$/);
});

test('Edit Profile opens a dialog of seven fields, and Save Changes stores what was changed', async () => {
  const opened = await openPage('recruiter', '/settings/profile');
  const dialog = await editProfile(opened);
  for (const label of [
    'Company Name',
    'Industry',
    'Company Size',
    'Location',
    'Website',
    'Contact Email',
    'Company Description',
  ])
    dialog.getByLabelText(new RegExp(`^${label}`));
  expect(dialog.getByLabelText(/^Company Description/).tagName).toBe('TEXTAREA');
  const email = dialog.getByLabelText(/^Contact Email/);
  await opened.user.clear(email);
  await opened.user.type(email, 'nobody');
  await opened.user.clear(dialog.getByLabelText(/^Industry/));
  await opened.user.type(dialog.getByLabelText(/^Industry/), 'Healthcare');
  await opened.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await dialog.findByText('Please enter a valid email');
  await opened.user.clear(email);
  await opened.user.type(email, 'people@hire.example');
  await opened.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened.store.find('companies', ownCompany)).toMatchObject({
    industry: 'Healthcare',
    email: 'people@hire.example',
    version: 2,
  });
  await waitFor(() => expect(told('Industry')).toBe('Healthcare'));
});

test('Cancel closes the dialog and changes nothing', async () => {
  const opened = await openPage('recruiter', '/settings/profile');
  const dialog = await editProfile(opened);
  await opened.user.type(dialog.getByLabelText(/^Location/), ' and Lyon');
  await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened.store.find('companies', ownCompany)?.version).toBe(1);
});

test('a user who saves after someone else is asked what to keep', { tags: 'rest' }, async () => {
  const opened = await openPage('recruiter', '/settings/profile');
  const dialog = await editProfile(opened);
  const theirs = opened.store.find('companies', ownCompany) as Company;
  opened.store.write((writer) => writer.change('companies', theirs, { industry: 'Retail' }));
  await opened.user.clear(dialog.getByLabelText(/^Industry/));
  await opened.user.type(dialog.getByLabelText(/^Industry/), 'Logistics');
  await opened.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Someone else changed this while you were editing' }),
  );
  question.getByText('Retail');
  expect(opened.store.find('companies', ownCompany)?.industry).toBe('Retail');
  await opened.user.click(question.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(told('Industry')).toBe('Logistics'));
});

test('one email a day can be chosen in place of one for each notification', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', '/settings/notifications', { role: 'User' });
  const panel = within(await screen.findByRole('region', { name: 'Email Delivery' }));
  expect(panel.getByRole('switch', { name: 'Email Notifications' })).toBeChecked();
  await user.click(panel.getByRole('switch', { name: 'Daily Digest' }));
  await waitFor(() => expect(panel.getByRole('switch', { name: 'Daily Digest' })).toBeChecked());
  const person = store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example');
  const rows = store.rows('preferences').filter(({ key }) => key === 'digest');
  expect(rows).toMatchObject([{ userId: person?.id, enabled: true }]);
});

test('five switches have the company’s defaults, a change is saved as the user’s own, and a note says that it applies at once', async () => {
  const { user, store } = await openPage('recruiter', '/settings/notifications', { role: 'User' });
  await screen.findByText('Preferences can be customized at any time. Changes apply immediately.');
  await screen.findByRole('switch', { name: 'New Candidates' });
  const panel = within(screen.getByRole('region', { name: 'Notifications' }));
  const all = panel.getAllByRole<HTMLInputElement>('switch');
  const nameOf = ({ id }: HTMLInputElement) => document.querySelector(`label[for="${id}"]`)?.textContent;
  expect(all.map((one) => [nameOf(one), one.checked])).toEqual([
    ['New Candidates', true],
    ['Interview Reminders', true],
    ['Application Updates', true],
    ['Market Insights', false],
    ['System Alerts', true],
  ]);
  await user.click(screen.getByRole('switch', { name: 'Application Updates' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Application Updates' })).not.toBeChecked());
  const person = store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example');
  const rows = store.rows('preferences').filter(({ key }) => key === 'applicationUpdates');
  expect(rows.map(({ userId, enabled }) => [userId, enabled])).toEqual([
    [null, true],
    [person?.id, false],
  ]);
});

test('five services show their state: Connected ones can be disconnected, Not Connected ones connected', async () => {
  const { user } = await openIntegrations('recruiter', ['LinkedIn', 'Slack']);
  await screen.findByText('LinkedIn');
  const list = within(screen.getByRole('region', { name: 'Integrations' })).getAllByRole('listitem');
  expect(
    list.map((row) => [
      within(row).getByText(/^(LinkedIn|Indeed|Glassdoor|Slack|Microsoft Teams)$/).textContent,
      within(row).getByText(/^(Connected|Pending|Not Connected)$/).textContent,
      within(row).getByRole('button', { name: /^(Connect|Disconnect) / }).textContent,
    ]),
  ).toEqual([
    ['LinkedIn', 'Connected', 'Disconnect'],
    ['Indeed', 'Not Connected', 'Connect'],
    ['Glassdoor', 'Not Connected', 'Connect'],
    ['Slack', 'Connected', 'Disconnect'],
    ['Microsoft Teams', 'Not Connected', 'Connect'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Connect Glassdoor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Glassdoor' }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  await dialog.findByText('Enter a URL that begins with https://');
});

test('a viewer can read every tab and change nothing', { tags: 'rest' }, async () => {
  const { user } = await openPage('recruiter', '/settings/profile', { role: 'Viewer' });
  await screen.findByText('Contact Email', { selector: 'dt' });
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(await screen.findByRole('switch', { name: 'System Alerts' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Integrations' }));
  await screen.findByText('Glassdoor');
  expect(screen.queryByRole('button', { name: /Connect|Test/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Billing & Plans' }));
  await screen.findByRole('button', { name: 'Download Invoice' });
  expect(screen.queryByRole('button', { name: /Update Payment|Change Plan/ })).not.toBeInTheDocument();
});
