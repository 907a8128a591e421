import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Announcement } from '../../domain/maintenance/announcement.ts';
import { open } from '../testing/open.tsx';

const told = (from: number, to: number): Announcement => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return {
    id: 'MNT-009',
    version: 1,
    title: 'Upgrade',
    message: 'Back soon.',
    priority: 'High',
    startsAt: at(from),
    endsAt: at(to),
    underWay: from <= 0,
    at: at(0),
  };
};
const during = (data: Announcement | null) => ({
  through: <P extends object>(plain: P) => ({ ...plain, maintenance: async () => ({ data }) }),
});
const patient = { timeout: 15_000 };
const banner = async () =>
  within(await screen.findByRole('region', { name: 'Maintenance of the platform' }, patient));

describe('a maintenance that comes', () => {
  test('is announced at the foot of every page with the time that is left, and hidden at one’s wish', async () => {
    const { user } = await open('recruiter', '/jobs', during(told(30, 90)));
    const shown = await banner();
    expect(shown.getByRole('status')).toHaveTextContent(/Upgrade.*can only be read\. Back soon\./);
    expect(shown.getByRole('timer')).toHaveTextContent(/^Begins in (30:00|29:\d\d)$/);
    await user.click(shown.getByRole('button', { name: /Hide this notice until/ }));
    expect(screen.queryByRole('region', { name: 'Maintenance of the platform' })).not.toBeInTheDocument();
  }, 60_000);
});

describe('while the platform is being maintained', () => {
  test('forms keep what was typed and say why they wait; the notice stays', async () => {
    const { user } = await open('provider', '/employees/create', during(told(-10, 20)));
    const shown = await banner();
    expect(shown.getByRole('timer')).toHaveTextContent(/^Ends in (20:00|19:\d\d)$/);
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
    const name = await screen.findByRole('textbox', { name: /^Name/ }, patient);
    await user.type(name, 'Ira');
    expect(await screen.findByText(/This can be sent then; what you typed stays/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(name).toHaveValue('Ira');
  }, 60_000);

  test('operators go on, and are told that others wait', async () => {
    await open('admin', '/plans/create', during(told(-10, 20)));
    expect((await banner()).getByRole('status')).toHaveTextContent(/everybody but operators can only read/);
    expect(await screen.findByRole('button', { name: 'Save' }, patient)).toBeEnabled();
  }, 60_000);

  test('it ends by itself', async () => {
    const soon = told(-10, 0);
    await open('recruiter', '/jobs', during({ ...soon, endsAt: new Date(Date.now() + 8000).toISOString() }));
    await banner();
    const label = { name: 'Maintenance of the platform' };
    await waitFor(() => expect(screen.queryByRole('region', label)).not.toBeInTheDocument(), patient);
  }, 60_000);
});
