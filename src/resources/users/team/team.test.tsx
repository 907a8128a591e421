import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open.tsx';

const patient = { timeout: 15_000 };
const panel = async () => within(await screen.findByRole('region', { name: 'Team' }, patient));
const rowOf = async (name: string) =>
  (await (await panel()).findByText(name, undefined, patient)).closest('li') as HTMLElement;

test('Team lists the company’s people with email, role and status', async () => {
  const { store } = await openPage('provider', '/settings/profile');
  const own = store.rows('users').filter(({ companyId }) => companyId === 'CO-001');
  const me = own.find(({ email }) => email === 'provider@talentbench.example');
  expect(await rowOf(`${me?.fullName} (you)`)).toHaveTextContent(String(me?.email));
  for (const { fullName, email } of own.filter(({ id }) => id !== me?.id).slice(0, 5))
    expect(await rowOf(String(fullName))).toHaveTextContent(String(email));
}, 60_000);
