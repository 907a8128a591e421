import LinkIcon from '@mui/icons-material/LinkOutlined';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFact } from '../../domain/contract/candidates/addedFacts.ts';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { plugin } from '../../examples/assessments/plugin.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { installWhole } from '../../plugin/installBehavior.ts';
import { withSampleRows } from '../../plugin/sampleRows.ts';
import { productPlugins } from '../../plugins/index.ts';
import { installProduct } from '../../plugins/testing/installProduct.ts';
import { type ConsolePart, defineConsolePart } from '../components/consolePart.ts';
import { open, openPage, sample } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

describe('with the example plugin on', () => {
  beforeAll(() => installProduct([plugin]));
  afterAll(() => installProduct());

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

  it('the cards of the talent pool say what a candidate has passed, with one request for all of them', {
    tags: 'rest',
  }, async () => {
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

  /** A skill that some, but not all listed candidates were tested in and passed. */
  const passedSkill = async () => {
    const { candidates = [] } = await withSampleRows(createWorld(defaultClock), defaultClock);
    const listed = candidates.filter((row) => row.listed) as Candidate[];
    const fact = listed.flatMap(({ addedFacts }) => addedFacts)[0] ?? '';
    const count = listed.filter(({ addedFacts }) => addedFacts.includes(fact)).length;
    return { skill: readFact(fact)?.value ?? '', fact, count, others: listed.length - count };
  };
  const choose = async ({ user }: Awaited<ReturnType<typeof open>>, skill: string, count: number) => {
    await user.click(await screen.findByRole('combobox', { name: 'Passed Assessments' }));
    await user.click(await screen.findByRole('option', { name: `${skill} (${count})` }));
  };

  it('the talent pool filters by what candidates have passed, and says how many it leaves out', {
    tags: 'rest',
  }, async () => {
    const { skill, fact, count, others } = await passedSkill();
    const opened = await openPage('recruiter', '/talent-pool?filter={}');
    await opened.user.click(await screen.findByRole('button', { name: 'Show filters' }));
    await choose(opened, skill, count);

    const left = `${others} more candidates without “Passed assessment: ${skill}”.`;
    expect(await screen.findByText(left)).toBeVisible();
    const filter = new URLSearchParams(window.location.search).get('filter') ?? '';
    expect(JSON.parse(filter)).toEqual({ added: [fact] });
    expect(await screen.findAllByText(/^Passed assessments: /)).toHaveLength(count);
  });

  it('recommendations give points for what candidates have passed, or leave out the others', {
    tags: 'rest',
  }, async () => {
    const { skill, count, others } = await passedSkill();
    const opened = await openPage('recruiter', '/smart-recommendations');
    await choose(opened, skill, count);
    const reason = `Passed assessment: ${skill}`;
    const only = within(await screen.findByRole('group', { name: 'Filters' }));
    const chip = await only.findByRole('button', { name: reason });
    await opened.user.click(await screen.findByRole('button', { name: 'Find Recommendations' }));
    const [best] = await screen.findAllByRole('article');
    const fit = within(best as HTMLElement).getByRole('list', { name: /^Fit \d+ of 80$/ });
    expect(within(fit).getByText(reason).closest('li')).toHaveTextContent(/^\+8/);
    expect(screen.getAllByText(`Missing: ${reason}`).length).toBeGreaterThan(0);

    await opened.user.click(await screen.findByRole('button', { name: 'Change criteria' }));
    await opened.user.click(chip.isConnected ? chip : await screen.findByRole('button', { name: reason }));
    await opened.user.click(screen.getByRole('button', { name: 'Find Recommendations' }));
    const without = `Show: ${others} without “${reason}”`;
    expect(await screen.findByRole('button', { name: without })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.getAllByText(reason, { selector: 'article *' }).length).toBe(count);
  });
});

describe('a console with a plugin that adds', () => {
  const added = (part: ConsolePart) =>
    installProduct([{ name: 'extra', consoles: { provider: async () => ({ consolePart: part }) } }]);
  afterEach(() => installProduct());

  it('an action to a list shows it above that list only', { tags: 'rest' }, async () => {
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

  it('a tab to the settings shows it after the console’s own', { tags: 'rest' }, async () => {
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

describe('without plugins of the product', () => {
  afterEach(() => installProduct());

  const without = (...off: string[]) =>
    installWhole(productPlugins.filter(({ name }) => !off.includes(name)));

  it('the operator’s menu keeps the other entries in their places, and the pages are gone', async () => {
    without('reports');
    await open('admin', '/reports');

    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names[names.indexOf('Platform Analytics') + 1]).toBe('Support Tickets');
  });

  it('the operator’s dashboard and the page of a company work without support', {
    tags: 'rest',
  }, async () => {
    without('support', 'reports');
    await open('admin', '/');
    expect(await screen.findByText('Active jobs')).toBeVisible();
    expect(screen.queryByText('Open tickets')).not.toBeInTheDocument();
    await screen.findByRole('region', { name: 'System Alerts' });

    cleanup();
    await open('admin', '/providers/CO-001/show');
    expect(await screen.findByRole('tab', { name: /^Invoices/ })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Tickets/ })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'History' })).toBeVisible();
  });

  it('a recruiter’s menu has no recommendations, and the account menu no support', async () => {
    without('recommendations', 'support');
    const { user } = await open('recruiter', '/');

    expect(await screen.findByRole('link', { name: 'Recruitment Pipeline' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Smart Recommendations' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Support' })).not.toBeInTheDocument();
  });
});

describe('with the example plugin off', () => {
  it('a search that asks for what it stated says that this is ignored, and opens', {
    tags: 'rest',
  }, async () => {
    const filter = JSON.stringify({ added: ['passedAssessments:SQL'] });
    const { user } = await openPage('recruiter', `/talent-pool?${new URLSearchParams({ filter })}`);
    await user.click(await screen.findByRole('button', { name: 'Show filters' }));

    const ignored = '“passedAssessments: SQL” is ignored because its plugin is off.';
    expect(await screen.findByText(ignored)).toBeVisible();
    const listed = sample.store.rows('candidates').filter((row) => row.listed).length;
    expect(await screen.findByText(`${listed} candidates`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: passedAssessments: SQL' }));
    await waitFor(() => expect(screen.queryByText(ignored)).not.toBeInTheDocument());
  });

  it('the console has neither its menu entry nor its page', async () => {
    await open('provider', '/skillAssessments');

    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Assessments' })).not.toBeInTheDocument();
  });

  it('a part of a console that cannot be loaded is reported by name, and the rest is there', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    installProduct([
      { name: 'broken', consoles: { provider: () => Promise.reject(new Error('No such file')) } },
    ]);
    await open('provider', '/');

    expect(await screen.findByRole('link', { name: 'Contracts' })).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith('The plugin broken is left out of this console.', expect.any(Error));
    report.mockRestore();
    installProduct();
  });
});
