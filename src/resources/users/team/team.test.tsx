import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open.tsx';

const panel = async () => within(await screen.findByRole('region', { name: 'Team' }));
const rowOf = async (name: string) => (await (await panel()).findByText(name)).closest('li') as HTMLElement;

test('Team lists the company’s people with role and status, and offers nothing for oneself', async () => {
  const { store } = await openPage('provider', '/settings/profile');
  const own = store.rows('users').filter(({ companyId }) => companyId === 'CO-001');
  const me = own.find(({ email }) => email === 'provider@talentbench.example');
  const row = await rowOf(`${me?.fullName} (you)`);
  expect(within(row).queryByRole('button')).toBeNull();
  for (const { fullName, email } of own.filter(({ id }) => id !== me?.id).slice(0, 5))
    expect(await rowOf(String(fullName))).toHaveTextContent(String(email));
});

test('a colleague is invited with a name, an address and a role, and appears in the list', async () => {
  const { user, store } = await openPage('recruiter', '/settings/profile');
  await user.click(await (await panel()).findByRole('button', { name: 'Invite colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.type(dialog.getByLabelText(/^First Name/), 'Nia');
  await user.type(dialog.getByLabelText(/^Last Name/), 'Okafor');
  await user.type(dialog.getByLabelText(/^Email/), 'nia@team.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await rowOf('Nia Okafor')).toHaveTextContent('Pending');
  expect(store.rows('users').at(-1)).toMatchObject({
    companyId: 'CO-002',
    userType: 'recruiter',
    role: 'User',
    status: 'Pending',
  });
});

test('a colleague is deactivated after a question, and reactivated', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', '/settings/profile');
  const colleague = store
    .rows('users')
    .find(
      ({ companyId, status, email }) =>
        companyId === 'CO-002' && status === 'Active' && email !== 'recruiter@talentbench.example',
    );
  const name = String(colleague?.fullName);
  const status = () => store.find('users', String(colleague?.id))?.status;
  const pick = async (act: string) => {
    const row = await rowOf(name);
    await user.click(within(row).getByRole('button', { name: `More actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
    const question = await screen.findByRole('alertdialog', { name: `${act} ${name}?` });
    await user.click(within(question).getByRole('button', { name: act }));
  };
  await pick('Deactivate');
  await waitFor(() => expect(status()).toBe('Inactive'));
  await screen.findByText(`${name} deactivated`);
  await waitFor(async () => expect(await rowOf(name)).toHaveTextContent('Inactive'));
  await pick('Reactivate');
  await waitFor(() => expect(status()).toBe('Active'));
});
