import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Row } from '../../../../domain/contract/noun.ts';
import { defaultClock } from '../../../../fixtures/index.ts';
import { open } from '../../../testing/open.tsx';
import { server } from '../../../testing/server.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });

/** The value of a date and time input, in the platform's time zone, UTC. */
const inMinutes = (count: number) =>
  new Date(defaultClock.getTime() + count * 60_000).toISOString().slice(0, 16);

describe('Notifications & Maintenance', () => {
  test('schedules a system maintenance of Low, Medium, High or Critical priority, says so, extends and cancels it', async () => {
    const { user, store } = await open('admin', '/settings/maintenance');
    const list = await panel('System maintenance');
    await user.click(list.getByRole('button', { name: 'Schedule System Maintenance' }));
    const form = await dialog('Schedule System Maintenance');
    await user.type(form.getByRole('textbox', { name: /^Title/ }), 'New disks');
    const priority = form.getByRole('combobox', { name: /^Priority/ });
    expect(priority).toHaveTextContent('Medium');
    await user.click(priority);
    const priorities = await screen.findAllByRole('option');
    expect(priorities.map(({ textContent }) => textContent)).toEqual(['Low', 'Medium', 'High', 'Critical']);
    await user.click(priorities[2] as HTMLElement);
    const [start, end] = [form.getByLabelText(/^Start Time/), form.getByLabelText(/^End Time/)];
    const fill = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });
    expect(form.getByText('Times use the platform time zone: UTC.')).toBeVisible();
    fill(start, inMinutes(60));
    fill(end, inMinutes(30));
    await user.click(form.getByRole('button', { name: 'Schedule maintenance' }));
    expect(await form.findByText('Choose a time after the start')).toBeVisible();
    fill(end, inMinutes(120));
    await user.click(form.getByRole('button', { name: 'Schedule maintenance' }));
    expect(await screen.findByText('Maintenance scheduled successfully!')).toBeVisible();
    const made = () => store.rows('maintenances').find(({ title }) => title === 'New disks');
    expect(made()).toMatchObject({ status: 'Scheduled', priority: 'High' });

    const row = within((await list.findByText('New disks')).closest('li') as HTMLElement);
    expect(row.getByText('Scheduled')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Extend: “New disks”' }));
    const longer = await dialog('Extend: “New disks”');
    fill(await longer.findByLabelText(/^End Time/), inMinutes(180));
    await user.click(longer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maintenance extended')).toBeVisible();
    const end180 = new Date(`${inMinutes(180)}Z`).toISOString();
    expect(made()?.endsAt).toBe(end180);

    await user.click(row.getByRole('button', { name: 'Cancel maintenance: “New disks”' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancel “New disks”?' }));
    await user.click(asked.getByRole('button', { name: 'Cancel maintenance' }));
    await waitFor(() => expect(made()?.status).toBe('Cancelled'));
  });

  test('turns the eight platform notifications on and off for all operators, except text messages', async () => {
    const { user, store } = await open('admin', '/settings/maintenance');
    const notifications = await panel('Notifications');
    const names = (await notifications.findAllByRole('switch')).map(
      (one) => (one as HTMLInputElement).labels?.[0]?.textContent,
    );
    expect(names).toEqual([
      'Email Notifications',
      'Push Notifications',
      'SMS Notifications',
      'Admin Alerts',
      'System Updates',
      'Security Alerts',
      'Performance Alerts',
      'User Activity Reports',
    ]);
    expect(notifications.getByRole('switch', { name: 'SMS Notifications' })).toBeDisabled();
    expect(notifications.getByText('Text messages are not available yet.')).toBeVisible();
    await user.click(notifications.getByRole('switch', { name: 'User Activity Reports' }));
    const kept = () => store.rows('preferences').find(({ key }) => key === 'userActivityReports')?.enabled;
    await waitFor(() => expect(kept()).toBe(true));
  });
});

test('explains in the browser-only demo that no weekly report is sent, and offers none', async () => {
  vi.stubEnv('MODE', 'demo');
  await open('admin', '/settings/maintenance');
  const notifications = await panel('Notifications');
  const weekly = await notifications.findByRole('switch', { name: 'User Activity Reports' });
  expect(weekly).toBeDisabled();
  expect(weekly).not.toBeChecked();
  expect(weekly).toHaveAccessibleDescription(/Not available in this browser demo/);
  vi.unstubAllEnvs();
});

describe('Integrations', () => {
  test('shows each platform service with its status, last sync and category, none connected by default', async () => {
    await open('admin', '/settings/integrations');
    const list = await panel('Platform integrations');
    const rows = list.getAllByRole('listitem');
    expect(rows).toHaveLength(7);
    const first = within(rows[0] as HTMLElement);
    expect(first.getByText('Payment Gateway')).toBeVisible();
    expect(first.getByText('Inactive')).toBeVisible();
    expect(first.getByText('Category: Payments · Last Sync: Never')).toBeVisible();
    expect(first.getByRole('button', { name: /Connect Payment Gateway/ })).toBeEnabled();
  });

  test('words Connected, Pending and Not Connected as Active, Pending and Inactive, with the health: Excellent, Good or Poor; Sync says “Syncing {name}...”', async () => {
    const { user, store } = await open('admin', '/settings/features');
    store.write((writer) => {
      const found = (name: string) => store.rows('integrations').find((one) => one.name === name) as Row;
      const synced = { status: 'Connected', lastSync: '2026-03-01T10:00:00.000Z' };
      writer.change('integrations', found('Payment Gateway'), { ...synced, health: 'Excellent' });
      writer.change('integrations', found('Data Warehouse'), { ...synced, health: 'Good' });
      writer.change('integrations', found('SMS Gateway'), { ...synced, health: 'Poor' });
      writer.change('integrations', found('Company Register'), { status: 'Pending' });
    });
    const parts = await screen.findByRole('navigation', { name: 'Platform settings sections' });
    await user.click(within(parts).getByRole('link', { name: 'Integrations' }));
    const list = await panel('Platform integrations');
    const named = (name: string) => within(list.getByText(name).closest('li') as HTMLElement);
    expect(named('Data Warehouse').getByText('Active')).toBeVisible();
    expect(named('Payment Gateway').getByText('Health: Excellent')).toBeVisible();
    expect(named('Data Warehouse').getByText('Health: Good')).toBeVisible();
    expect(named('SMS Gateway').getByText('Health: Poor')).toBeVisible();
    expect(named('Document Signing').getByText('Inactive')).toBeVisible();
    expect(named('Data Warehouse').getByText(/Last Sync: .*Mar 1/)).toBeVisible();
    expect(named('Company Register').getByText('Pending')).toBeVisible();
    expect(named('Company Register').getByRole('button', { name: 'Sync Company Register' })).toBeEnabled();
    const sent: string[] = [];
    server.use(
      on.post('http://localhost:5173/api/v1/integrations/:id/test', ({ params }) => {
        sent.push(String(params.id));
        return said({});
      }),
      on.get('http://localhost:5173/api/v1/integrations/:id/deliveries', () => said([])),
    );
    await user.click(named('Data Warehouse').getByRole('button', { name: 'Sync Data Warehouse' }));
    expect(await screen.findByText('Syncing Data Warehouse...')).toBeVisible();
    expect(sent).toEqual([store.rows('integrations').find(({ name }) => name === 'Data Warehouse')?.id]);
  });
});
