import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Announcement } from '../../domain/maintenance/announcement.ts';
import { defaultClock } from '../../fixtures/index.ts';
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
const banner = async () => within(await screen.findByRole('region', { name: 'Platform maintenance' }));

describe('an upcoming maintenance', () => {
  test('is announced at the bottom of every page with the remaining time, and can be dismissed', async () => {
    const { user } = await open('recruiter', '/support', during(told(30, 90)));
    const shown = await banner();
    expect(shown.getByRole('status')).toHaveTextContent(
      /“Upgrade”: TalentBench will be read-only from .* to .*\. Back soon\./,
    );
    expect(shown.getByRole('timer')).toHaveTextContent(/^Starts in (30:00|29:\d\d)$/);
    await user.click(shown.getByRole('button', { name: 'Hide until maintenance starts' }));
    expect(screen.queryByRole('region', { name: 'Platform maintenance' })).not.toBeInTheDocument();
  });
});

describe('during maintenance', () => {
  test('forms keep their input and explain why they wait; the banner stays', async () => {
    const { user } = await open('provider', '/employees/create', during(told(-10, 20)));
    const shown = await banner();
    expect(shown.getByRole('timer')).toHaveTextContent(/^Ends in (20:00|19:\d\d)$/);
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, 'Ira');
    expect(
      await screen.findByText(
        /^TalentBench is read-only .*Your changes are kept, so you can save them afterward\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(name).toHaveValue('Ira');
  });

  test('a refused form keeps its input, and the refusal shows the end time', { tags: 'rest' }, async () => {
    const { user, store } = await open('provider', '/support');
    const ticket = store
      .rows('tickets')
      .find(({ companyId, status }) => companyId === 'CO-001' && status !== 'Closed');
    const at = (minutes: number) => new Date(defaultClock.getTime() + minutes * 60_000).toISOString();
    await user.click(await screen.findByText(String(ticket?.id)));
    const reply = await screen.findByLabelText(/^Your Reply/);
    await user.type(reply, 'Still so');
    store.write((writer) =>
      writer.add('maintenances', {
        id: 'MNT-900',
        version: 1,
        title: 'Upgrade',
        message: null,
        priority: 'High',
        status: 'Scheduled',
        startsAt: at(-10),
        endsAt: at(20),
        endedAt: null,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(
      await screen.findByText(
        /^TalentBench is read-only for maintenance until 20\d\d-\d\d-\d\d \d\d:\d\d UTC/,
      ),
    ).toBeVisible();
    expect(reply).toHaveValue('Still so');
  });

  test('operators can continue, and see that others have to wait', async () => {
    await open('admin', '/plans/create', during(told(-10, 20)));
    expect((await banner()).getByRole('status')).toHaveTextContent(/read-only for everyone except operators/);
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('the console becomes writable again by itself', { tags: 'rest' }, async () => {
    const soon = told(-10, 0);
    // As long after the first response as the banner takes to appear.
    let endsAt: string | undefined;
    const maintenance = async () => {
      endsAt ??= new Date(Date.now() + 3000).toISOString();
      return { data: { ...soon, endsAt } };
    };
    await open('recruiter', '/support', { through: (plain) => ({ ...plain, maintenance }) });
    await banner();
    const label = { name: 'Platform maintenance' };
    await waitFor(() => expect(screen.queryByRole('region', label)).not.toBeInTheDocument());
  });
});
