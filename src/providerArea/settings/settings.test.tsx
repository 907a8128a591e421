import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openPage } from '../../testing/open.tsx';

const told = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('the settings open with the company’s profile, and list six sections', async () => {
  await open('provider', '/settings');
  const menu = within(await screen.findByRole('navigation', { name: 'Settings sections' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Company Profile',
    'Notifications',
    'Custom Fields',
    'Security',
    'Integrations',
    'Billing & Plans',
  ]);
  await waitFor(() => expect(window.location.pathname).toBe('/provider/settings/profile'));
  expect(menu.getByRole('link', { name: 'Company Profile' })).toHaveAttribute('aria-current', 'page');
  await screen.findByText('Lumenfold Technologies', { selector: 'h2' });
  for (const [label, value] of [
    ['Company Name', 'Lumenfold Technologies'],
    ['Industry', 'IT Services'],
    ['Company Size', '201-500'],
    ['Location', 'Bengaluru, India'],
    ['Founded Year', '2011'],
    ['Total Employees', '240'],
    ['Annual Revenue', '$11.4M'],
    ['Years in Business', String(new Date().getFullYear() - 2011)],
    ['GST Number', '29AABCL4821M1Z5'],
    ['PAN Number', 'AABCL4821M'],
  ] as const)
    expect([label, told(label)?.textContent]).toEqual([label, value]);
  expect(screen.getAllByText('Verified')[0]).toBeVisible();
  screen.getByText('Premium plan');
});

test('Edit Profile becomes Cancel, which changes nothing', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', '/settings/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText(/^Location/), ' and Pune');
  for (const label of ['Total Employees', 'Annual Revenue']) screen.getByLabelText(label);
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  await user.click(cancel as HTMLElement);
  await screen.findByRole('button', { name: 'Edit Profile' });
  expect(told('Location')).toHaveTextContent('Bengaluru, India');
  expect(store.find('companies', 'CO-001')?.version).toBe(1);
});

test('a profile is saved once its numbers are valid, and invalid ones are reported at their fields', async () => {
  const { user, store } = await openPage('provider', '/settings/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const gst = await screen.findByLabelText(/^GST Number/);
  await user.clear(gst);
  await user.type(gst, 'not a number');
  await user.clear(screen.getByLabelText(/^Website/));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Enter a valid GST number');
  expect(gst).toHaveValue('not a number');
  await user.clear(gst);
  await user.type(gst, '27AAPFU0939F1ZV');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Edit Profile' });
  expect(store.find('companies', 'CO-001')).toMatchObject({ gstNumber: '27AAPFU0939F1ZV', website: null });
});

test('a viewer can read the profile and the switches, and change neither', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/settings/profile', { role: 'Viewer' });
  await screen.findByText('GST Number');
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(await screen.findByRole('switch', { name: 'Email Notifications' })).toBeDisabled();
});

test('the six switches have the company’s defaults, and a user’s choice is saved as their own', async () => {
  const { user, store } = await openPage('provider', '/settings/notifications', { role: 'User' });
  await screen.findByRole('switch', { name: 'Email Notifications' });
  const panel = within(screen.getByRole('region', { name: 'Notifications' }));
  const on = panel.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => checked);
  expect(panel.getAllByRole('switch')).toHaveLength(6);
  expect(on.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
    'Email Notifications',
    'Recruiter Requests',
    'Contract Updates',
  ]);
  expect(screen.getByRole('switch', { name: 'SMS Notifications' })).toBeDisabled();
  await user.click(screen.getByRole('switch', { name: 'Push Notifications' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Push Notifications' })).toBeChecked());
  const person = store.rows('users').find(({ email }) => email === 'provider@talentbench.example');
  const rows = store.rows('preferences').filter(({ key }) => key === 'push');
  expect(rows.map(({ userId, enabled }) => [userId, enabled])).toEqual([
    [null, false],
    [person?.id, true],
  ]);
});

test('the plan and three monthly invoices are shown, with a link to all of them', {
  tags: 'rest',
}, async () => {
  await openPage('provider', '/settings/billing');
  await screen.findByText('$99/month');
  const history = within(await screen.findByRole('table'));
  const rows = history.getAllByRole('row').slice(1);
  expect(rows.map((row) => /\$99Paid$/.test(row.textContent ?? ''))).toEqual([true, true, true]);
  expect(screen.getByRole('link', { name: 'View All Invoices' })).toHaveAttribute(
    'href',
    '/provider/invoices',
  );
});

test('a provider masks all of its candidates with a switch, and sees on a page how recruiters see one', async () => {
  const { user, store } = await openPage('provider', '/settings/security');
  await user.click(await screen.findByRole('switch', { name: 'Mask Candidates' }));
  await waitFor(() => expect(store.find('companies', 'CO-001')?.maskCandidates).toBe(true));
  const own = store.rows('candidates').filter(({ companyId }) => companyId === 'CO-001');
  expect(own.every(({ masked }) => masked)).toBe(true);
  const one = own.find(({ listed }) => listed);
  const nda = store.rows('reveals').find(({ reason }) => reason === 'NDA');
  act(() => {
    window.history.pushState(null, '', `/provider/employees/${one?.id}/show`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const masked = within(await screen.findByRole('region', { name: 'Masked for recruiters' }));
  masked.getByText(
    `Recruiters see “${one?.initials} · ${one?.id}” from “Verified provider”, without contact details.`,
  );
  await masked.findByText(`(NDA ${nda?.contractId}`, { exact: false });
});
