import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceMaintenance } from './maintenance.ts';
import { openPage } from './testing.ts';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const planned = (from: number, to: number) => ({
  id: 'MNT-009',
  version: 1,
  title: 'Upgrade',
  message: null,
  priority: 'High',
  startsAt: at(from),
  endsAt: at(to),
  underWay: false,
});
let answer: object | null;
const minute = () => vi.advanceTimersByTimeAsync(60_000);
const notice = () => screen.queryByRole('region', { name: 'Platform maintenance' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: answer && { ...answer, at: at(0) } }),
  );
  localStorage.clear();
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the public pages announce a maintenance, follow its extension, and forget it once it is ended', async () => {
  answer = planned(1.5, 30);
  announceMaintenance();
  await vi.waitFor(() =>
    expect(notice()).toHaveTextContent(
      /^Scheduled maintenance “Upgrade”: TalentBench will be read-only from .*/,
    ),
  );
  const before = notice()?.querySelector('p');
  await minute();
  expect(notice()?.querySelector('p')).toBe(before);
  await minute();
  expect(notice()).toHaveTextContent(/^Maintenance “Upgrade” is in progress/);
  const first = notice()?.textContent;
  answer = { ...answer, endsAt: at(90) };
  await minute();
  expect(notice()?.textContent).not.toBe(first);
  answer = null;
  await minute();
  expect(notice()).toBeNull();
});

test('a hidden announcement is shown again once the maintenance begins', async () => {
  answer = planned(2.5, 30);
  announceMaintenance();
  await vi.waitFor(() => expect(notice()).not.toBeNull());
  screen.getByRole('button', { name: 'Hide until maintenance starts' }).click();
  expect(notice()).toBeNull();
  await minute();
  expect(notice()).toBeNull();
  await minute();
  await minute();
  expect(notice()).toHaveTextContent(
    /^Maintenance “Upgrade” is in progress\. TalentBench is read-only until /,
  );
});
