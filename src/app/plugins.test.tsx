import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plugin } from '../../examples/assessments/plugin.ts';
import { installWhole } from '../../plugin/installBehavior.ts';
import { open, sample } from '../testing/open.tsx';

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
