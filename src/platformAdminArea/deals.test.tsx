import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultClock } from '../../fixtures/index.ts';
import { openPage } from '../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

test('an operator sees how far deals get, what waits for whom, and opens it', async () => {
  const opened = await openPage('admin', '/deals?days=365&waiting=3');
  const funnel = within(await screen.findByRole('region', { name: 'Funnel' }));
  const counts = funnel
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(textContent?.match(/\d+/)?.[0]));
  expect(counts).toHaveLength(7);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBeGreaterThan(0);
  const stuck = within(screen.getByRole('region', { name: 'Waiting longer than 3 days' }));
  const [first] = stuck.getAllByRole('link');
  expect(stuck.getAllByRole('row').length).toBeGreaterThan(1);
  const id = first?.textContent?.match(/\(([A-Z]+-\d+)\)/)?.[1];
  await opened.user.click(first as HTMLElement);
  await waitFor(() => expect(window.location.pathname.split('/')).toContain(id));
});
