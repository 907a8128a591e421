import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import { type ServerMeasured, serverHealth } from '../../domain/health/health.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import * as files from '../components/download/saveFile.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { openPage } from '../testing/open.tsx';

const world = createWorld(defaultClock);
const fine: ServerMeasured = {
  roundTripMs: 2,
  queue: { waiting: 0, oldestMinutes: null, givenUp: 0 },
  disk: { freeShare: 0.6, databaseBytes: 48_000_000 },
  answers: { count: 900, failures: 0, p95Ms: 48, queryP95Ms: 4 },
  matching: 'ready',
  processes: { living: 2, lost: 0, upSeconds: 7300 },
};
/** Opens a console whose server returns these measurements. */
const measuring =
  (measured: () => ServerMeasured) =>
  (plain: DataProvider): DataProvider => ({
    ...plain,
    platformHealth: async () => ({ data: serverHealth(measured(), new Date()) }),
  });
const healthy = { through: measuring(() => fine) };
const ill = { through: measuring(() => ({ ...fine, matching: 'failed' })) };
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const tile = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
const count = (noun: keyof typeof world, is: (row: Row) => boolean) =>
  world[noun].filter(is).length.toLocaleString('en');

describe('the platform dashboard', () => {
  test('has a green banner when every check is fine; tiles that count companies, users, jobs and tickets from rows; revenue; and growth with what it compares', async () => {
    await openPage('admin', '/', healthy);
    const banner = await screen.findByText('All systems operational');
    expect(banner.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorSuccess');
    for (const [name, value] of [
      ['Provider companies', count('companies', ({ type }) => type === 'provider')],
      ['Recruiter companies', count('companies', ({ type }) => type === 'recruiter')],
      ['Total users', '2,847'],
      ['Active jobs', count('jobs', ({ status }) => status === 'Active')],
      ['Open tickets', '23'],
    ] as const)
      expect(await within(await tile(name)).findByText(value)).toBeVisible();
    const revenue = within(await tile('Total revenue'));
    expect(await revenue.findByText(/^\$1\.25?M$|^\$1\.3M$|^\$1,250,000$/)).toBeVisible();
    expect(revenue.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/transactions?'));
    const joined = (from: string, to: string) =>
      world.companies.filter(
        ({ joinDate, status }) => joinDate >= from && joinDate <= to && status !== 'Pending Approval',
      ).length;
    const [now, before] = [joined('2026-03-01', '2026-03-02'), joined('2026-02-01', '2026-02-02')];
    expect(
      await within(await tile('Monthly growth')).findByText(
        `${now} new companies this month (${before} at this point last month)`,
      ),
    ).toBeVisible();
  });

  test('has four trend cards of 7 days and other time ranges, recent activity, top companies, and each check with its measurement', {
    tags: 'rest',
  }, async () => {
    const { user } = await openPage('admin', '/', healthy);
    const trends = await region('Trends');
    expect(trends.getByRole('button', { name: '7d: 7 days' })).toHaveAttribute('aria-pressed', 'true');
    for (const name of [
      'Daily active users',
      'Weekly job postings',
      'Contract success rate',
      'Average response time',
    ])
      expect(await trends.findByRole('heading', { name })).toBeVisible();
    expect(
      await trends.findByRole('figure', { name: /^Daily active users: from \d+ to \d+; lowest/ }),
    ).toBeVisible();
    const week = (await tile('Weekly job postings')).textContent;
    await user.click(trends.getByRole('button', { name: '90d: 90 days' }));
    await waitFor(async () => expect((await tile('Weekly job postings')).textContent).not.toBe(week));
    for (const name of ['30d: 30 days', '1y: 1 year'])
      expect(trends.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
    expect(trends.getAllByText(/^(Up|Down) |^No change$|^New$|No earlier data/).length).toBe(4);
    const activity = await region('Recent Platform Activity');
    const columns = await activity.findAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Activity',
      'Company',
      'Status',
      'Priority',
      'Time',
    ]);
    const top = await region('Top Performing Companies');
    const heads = await top.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Company', 'Type', 'Revenue', 'Growth']);
    const rows = top.getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(3);
    await waitFor(() =>
      expect(top.getAllByRole('link')[0]?.textContent).toBe(
        world.companies.find(({ id }) => top.getAllByRole('link')[0]?.getAttribute('href')?.includes(id))
          ?.name,
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Details' }));
    expect(await screen.findByRole('heading', { name: 'System Health' })).toBeVisible();
    const checks = await region('Platform health');
    expect(await checks.findByRole('row', { name: /Database OK 2 ms round trip · 95%/ })).toBeVisible();
    expect(checks.getByRole('row', { name: /Disk OK 60% free · database size 48 MB/ })).toBeVisible();
    expect(checks.getByRole('row', { name: /Uptime OK Running for 2 hours/ })).toBeVisible();
    expect(checks.getAllByRole('row')).toHaveLength(9);
  });

  test('names problems in banner, progress bar, alerts that link to their rows, and System Health', {
    tags: 'rest',
  }, async () => {
    const { user } = await openPage('admin', '/', ill);
    const [banner] = await screen.findAllByText('Problem with Matching');
    expect(banner?.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    const card = within(await tile('Platform health'));
    expect(await card.findByText('88%')).toBeVisible();
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '88');
    expect(card.getByText('7 of 8 checks passed')).toBeVisible();
    const alerts = await region('System Alerts');
    expect(await alerts.findByRole('link', { name: '2 critical incidents are open' })).toHaveAttribute(
      'href',
      expect.stringContaining('/incidents?filter='),
    );
    const overdue = world.invoices.filter(({ status }) => status === 'Overdue').length;
    expect(alerts.getByRole('link', { name: `${overdue} invoices are overdue` })).toHaveAttribute(
      'href',
      expect.stringContaining('/billing/invoices?filter='),
    );
    expect(alerts.getByText('Problem with Matching')).toBeVisible();
    expect(alerts.getAllByRole('img', { name: 'Urgent' }).length).toBeGreaterThan(1);
    await user.click(await screen.findByRole('button', { name: 'System Health' }));
    expect(
      await screen.findByText('System health check completed. Needs attention: Matching.'),
    ).toBeVisible();
  });

  test('shows that nothing needs attention if there are no alerts', async () => {
    await openPage('admin', '/', {
      ...healthy,
      without: [
        'incidents',
        'invoices',
        'tickets',
        'signUpRequests',
        'verificationRequests',
        'mails',
        'contracts',
      ],
    });
    expect(await (await region('System Alerts')).findByText('Nothing needs your attention.')).toBeVisible();
    expect(
      await (await region('Top Performing Companies')).findByText(
        'No contracts signed in the last 12 months.',
      ),
    ).toBeVisible();
  });
});

describe('the actions of the platform dashboard', () => {
  test('Add Provider and Add Recruiter open the dialog that adds one', { tags: 'rest' }, async () => {
    const { user } = await openPage('admin', '/', healthy);
    for (const name of ['Add Provider', 'Add Recruiter']) {
      await user.click(await screen.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.getByLabelText(/Company Name/)).toBeVisible();
      expect(dialog.getByLabelText(/^Contact Email|^Email/)).toHaveAccessibleDescription(
        'No invitation will be sent. Invite users under Individual Users.',
      );
      expect(dialog.getByRole('button', { name: 'Create' })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  test('Approve Provider opens the pending sign-ups, which are approved there', {
    tags: 'rest',
  }, async () => {
    const { user, store } = await openPage('admin', '/', healthy);
    await user.click(await screen.findByRole('button', { name: 'Approve Provider 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Provider sign-up requests' }));
    await user.click(await dialog.findByRole('button', { name: 'Approve Straitsview Analytics' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Approve Straitsview Analytics?' }));
    await user.click(asked.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(
        store.rows('signUpRequests').find(({ company }) => company === 'Straitsview Analytics')?.status,
      ).toBe('Approved'),
    );
  });

  test('Review Recruiter opens the add dialog if there are no pending sign-ups', {
    tags: 'rest',
  }, async () => {
    const { user } = await openPage('admin', '/', { ...healthy, without: ['signUpRequests'] });
    await user.click(await screen.findByRole('button', { name: 'Review Recruiter' }));
    expect(await screen.findByRole('dialog', { name: 'Add Recruiter' })).toBeVisible();
  });

  test('Generate Report says that it begins, saves a workbook and keeps its days as a report', {
    tags: 'rest',
  }, async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
    const { user, store } = await openPage('admin', '/', healthy);
    await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
    expect(
      await screen.findByText('Generating comprehensive platform report... This may take a few minutes.'),
    ).toBeVisible();
    await screen.findByText('Platform report downloaded');
    expect(saved).toHaveBeenCalledWith(
      expect.any(Blob),
      expect.stringMatching(/^platform-report-\d{4}-\d\d-\d\d\.xlsx$/),
    );
    expect(saved.mock.calls[0]?.[0].size).toBeGreaterThan(3000);
    expect(store.rows('reports').at(-1)).toMatchObject({ noun: 'platformDays', format: 'Excel' });
    saved.mockRestore();
  });

  test('System Health measures again and reports that all systems are operational', async () => {
    let measured = 0;
    const counting = measuring(() => {
      measured++;
      return fine;
    });
    const { user } = await openPage('admin', '/', { through: counting });
    await screen.findByText('All systems operational');
    const button = await screen.findByRole('button', { name: 'System Health' });
    const before = measured;
    await user.click(button);
    expect(await screen.findByText('System health check completed. All systems operational.')).toBeVisible();
    expect(measured).toBeGreaterThan(before);
  });

  test('are hidden from a viewer if they would change something', async () => {
    await openPage('admin', '/', { ...healthy, role: 'Viewer' });
    expect(await screen.findByRole('button', { name: 'System Health' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Provider' })).not.toBeInTheDocument();
  });
});
