import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { BackgroundJob, BackgroundJobs } from '../../../domain/health/backgroundJobs.ts';
import { openPage } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const at = '2026-06-15T09:00:00.000Z';
const cards: BackgroundJob = {
  name: 'cardExpiry',
  state: 'idle',
  startedAt: '2026-06-15T08:48:00.000Z',
  durationMs: 1340,
  outcome: 'Failed',
  lastError: 'The database is full',
  failures: 2,
  nextRun: '2026-06-15T09:02:00.000Z',
  failedItems: [],
};
const mails: BackgroundJob = {
  ...cards,
  name: 'mails',
  durationMs: 45,
  outcome: 'Done',
  lastError: null,
  failures: 0,
  nextRun: null,
};

/** Opens System Health over a server whose jobs are those of `jobs()`. */
const openJobs = async (jobs: () => BackgroundJob[], role: 'Super Admin' | 'Viewer' = 'Super Admin') => {
  const opened = await openPage('admin', '/', { role });
  server.use(
    http.get('*/api/v1/platform/backgroundJobs', () =>
      HttpResponse.json({ at, place: 'server', jobs: jobs() } satisfies BackgroundJobs),
    ),
  );
  await opened.user.click(await screen.findByRole('link', { name: 'Details' }));
  const panel = within(await screen.findByRole('region', { name: 'Background jobs' }));
  return { ...opened, panel };
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the background jobs on System Health', () => {
  test('name the work that failed, and what was set aside', async () => {
    const item = { error: 'No such glyph', at };
    const { panel } = await openJobs(() => [
      {
        ...cards,
        failedItems: [
          { ...item, item: 'envelopes ENV-005', tries: 5 },
          { ...item, item: 'envelopes ENV-007', tries: 2 },
          ...Array.from({ length: 5 }, (_, place) => ({
            ...item,
            item: `envelopes ENV-01${place}`,
            tries: 1,
          })),
        ],
      },
    ]);
    const row = await panel.findByRole('row', { name: /^Mark expired cards/ });
    expect(row).toHaveTextContent('Set aside after 5 tries: ENV-005: No such glyph.');
    expect(row).toHaveTextContent('ENV-007 failed 2 times and will be tried again: No such glyph');
    expect(row).toHaveTextContent('2 more failed.');
  });

  test('show their status, last run and duration, their failures with the last error, and the next run', async () => {
    const { panel } = await openJobs(() => [mails, cards, { ...cards, name: 'cleanup', state: 'running' }]);
    const failed = await panel.findByRole('row', { name: /^Mark expired cards/ });
    expect(within(failed).getByRole('rowheader')).toHaveTextContent(
      'Mark expired cardsLast error: The database is full',
    );
    expect(cells(failed)).toEqual(['Failed', '12 minutes ago', '1 second', '2', 'in 2 minutes', 'Run now']);
    expect(cells(panel.getByRole('row', { name: /^Send emails/ }))).toEqual([
      'Succeeded',
      '12 minutes ago',
      '45 ms',
      '0',
      'When there is work',
      'Run now',
    ]);
    const running = panel.getByRole('row', { name: /^Delete expired data/ });
    expect(cells(running).slice(0, 1)).toEqual(['Running']);
    expect(within(running).getByRole('button', { name: 'Run now: Delete expired data' })).toBeDisabled();
  });

  test('start when “Run now” is clicked, are shown as running, and report how the run ended', {
    tags: 'rest',
  }, async () => {
    let job = cards;
    const { user, panel } = await openJobs(() => [job]);
    server.use(
      http.post('*/api/v1/platform/backgroundJobs/cardExpiry/run', () => {
        job = { ...job, state: 'due' };
        return HttpResponse.json(job);
      }),
    );
    const button = await panel.findByRole('button', { name: 'Run now: Mark expired cards' });
    await user.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    expect(await panel.findByText('Starting')).toBeVisible();
    job = { ...job, state: 'running' };
    expect(await panel.findByText('Running')).toBeVisible();
    job = { ...mails, name: 'cardExpiry', nextRun: cards.nextRun };
    expect(await screen.findByText('Job finished: Mark expired cards')).toBeVisible();
    expect(await panel.findByText('Succeeded')).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });

  test('report a run that failed, with its error', { tags: 'rest' }, async () => {
    let job = mails;
    const { user, panel } = await openJobs(() => [job]);
    server.use(
      http.post('*/api/v1/platform/backgroundJobs/mails/run', () => {
        job = { ...cards, name: 'mails' };
        return HttpResponse.json({ ...mails, state: 'due' });
      }),
    );
    await user.click(await panel.findByRole('button', { name: 'Run now: Send emails' }));
    expect(await screen.findByText('Job failed: Send emails. The database is full')).toBeVisible();
  });

  test('say why a run is refused', { tags: 'rest' }, async () => {
    const { user, panel } = await openJobs(() => [cards]);
    server.use(
      http.post('*/api/v1/platform/backgroundJobs/cardExpiry/run', () =>
        HttpResponse.json({ code: 'job.running', message: 'This job is already running' }, { status: 409 }),
      ),
    );
    await user.click(await panel.findByRole('button', { name: 'Run now: Mark expired cards' }));
    expect(await screen.findByText('This job is already running')).toBeVisible();
  });

  test('can be read but not run by a viewer', { tags: 'rest' }, async () => {
    const { panel } = await openJobs(() => [cards], 'Viewer');
    expect(await panel.findByText('Mark expired cards', { exact: false })).toBeVisible();
    expect(panel.queryByRole('button', { name: /Run now/ })).toBeNull();
  });

  test('in the demo, are those that the browser runs, and can be run', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('admin', '/health');
    const panel = within(await screen.findByRole('region', { name: 'Background jobs' }));
    expect(await panel.findByText(/^In the demo, these jobs run in your browser/)).toBeVisible();
    expect(panel.queryByText('Delete expired data')).toBeNull();
    await user.click(await panel.findByRole('button', { name: 'Run now: Mark expired cards' }));
    expect(await screen.findByText('Job finished: Mark expired cards')).toBeVisible();
    expect(store.rows('auditLogs').at(-1)).toMatchObject({
      action: 'run background job',
      target: 'cardExpiry',
    });
  });
});
