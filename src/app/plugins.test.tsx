import LinkIcon from '@mui/icons-material/LinkOutlined';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { plugin } from '../../examples/assessments/plugin.ts';
import { installWhole } from '../../plugin/installBehavior.ts';
import { type ConsolePart, defineConsolePart } from '../components/consolePart.ts';
import { open, sample } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

describe('with the example plugin on', () => {
  beforeAll(() => installWhole([plugin]));
  afterAll(() => installWhole([]));

  it('the provider’s menu leads to the list of assessments', async () => {
    const { user } = await open('provider', '/');
    await user.click(await screen.findByRole('link', { name: 'Assessments' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Skill Assessments' })).toBeInTheDocument();
    expect((await screen.findAllByText('Planned')).length).toBeGreaterThan(0);
  });

  it('the provider’s dashboard counts them by the plugin’s own operation', async () => {
    await open('provider', '/');

    const panel = await screen.findByRole('region', { name: 'Skill assessments' });
    expect(await within(panel).findByText(/^\d+ of 6 passed, 6 planned$/)).toBeInTheDocument();
  });

  it('the page of a candidate has a tab for them, which recruiters see where they are shared', async () => {
    const [, shared] = sample.store
      .rows('candidates')
      .filter(({ listed, companyId }) => listed && companyId === 'CO-001');
    const { user } = await open('recruiter', `/candidates/${shared?.id}/show`);
    await user.click(await screen.findByRole('link', { name: 'Assessments' }));

    expect(window.location.pathname).toMatch(/\/show\/assessments$/);
    expect(await screen.findByText('Passed')).toBeInTheDocument();
    expect(screen.queryByText('Planned')).not.toBeInTheDocument();
  });

  it('the cards of the talent pool say what a candidate has passed, with one request for all of them', async () => {
    const lists: string[] = [];
    const note = ({ request }: { request: Request }) => {
      if (request.url.includes('/skillAssessments?')) lists.push(request.url);
    };
    server.events.on('request:start', note);
    await open('recruiter', '/talent-pool');
    const facts = await screen.findAllByText(/^Passed assessments: .+ \(\d+\)$/);
    server.events.removeAllListeners();

    expect(facts.length).toBeGreaterThan(1);
    expect(lists).toHaveLength(1);
  });
});

describe('a console with a plugin that adds', () => {
  const added = (part: ConsolePart) =>
    installWhole([{ name: 'extra', consoles: { provider: async () => ({ consolePart: part }) } }]);
  afterEach(() => installWhole([]));

  it('an action to a list shows it above that list only', async () => {
    added(
      defineConsolePart({
        listActions: {
          contracts: [
            <button key="sync" type="button">
              Sync
            </button>,
          ],
        },
      }),
    );
    const { user } = await open('provider', '/contracts');
    expect(await screen.findByRole('button', { name: 'Sync' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Available Resources' }));
    await screen.findByRole('heading', { level: 1, name: 'Available Resources' });
    expect(screen.queryByRole('button', { name: 'Sync' })).not.toBeInTheDocument();
  });

  it('a tab to the settings shows it after the console’s own', async () => {
    const Page = () => <p>Your payroll is connected.</p>;
    added(
      defineConsolePart({ settingsTabs: [{ path: 'payroll', labelKey: 'Payroll', icon: LinkIcon, Page }] }),
    );
    const { user } = await open('provider', '/settings');
    await user.click(await screen.findByRole('link', { name: 'Payroll' }));

    expect(await screen.findByText('Your payroll is connected.')).toBeVisible();
    expect(window.location.pathname).toMatch(/\/settings\/payroll$/);
  });

  it('a page and an entry below another opens the page from the menu', async () => {
    added(
      defineConsolePart({
        menu: [{ after: '/contracts', labelKey: 'Payroll', path: '/payroll', icon: LinkIcon }],
        pages: [{ path: '/payroll', element: <p>No payroll has run yet.</p> }],
      }),
    );
    const { user } = await open('provider', '/');
    const entry = await screen.findByRole('link', { name: 'Payroll' });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names[names.indexOf('Payroll') - 1]).toBe('Contracts');
    await user.click(entry);

    expect(await screen.findByText('No payroll has run yet.')).toBeVisible();
  });
});

describe('with the example plugin off', () => {
  it('the console has neither its menu entry nor its page', async () => {
    await open('provider', '/skillAssessments');

    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Assessments' })).not.toBeInTheDocument();
  });

  it('a part of a console that cannot be loaded is reported by name, and the rest is there', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    installWhole([
      { name: 'broken', consoles: { provider: () => Promise.reject(new Error('No such file')) } },
    ]);
    await open('provider', '/');

    expect(await screen.findByRole('link', { name: 'Contracts' })).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith('The plugin broken is left out of this console.', expect.any(Error));
    report.mockRestore();
    installWhole([]);
  });
});
