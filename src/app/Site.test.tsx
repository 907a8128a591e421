import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { installWhole } from '../../plugin/installBehavior.ts';
import { providerConsole } from '../../plugins/index.ts';
import { installProduct } from '../../plugins/testing/installProduct.ts';
import * as leave from '../auth/leave.ts';
import { clearSession } from '../auth/session.ts';
import { person, signedInAs } from '../auth/signedInAs.ts';
import { loadConsole, takeDataFrom } from './loadConsole.ts';
import { Site } from './Site.tsx';

const emptyMarket = { getList: async () => ({ data: [], total: 0 }) } as unknown as DataProvider;
const left = vi.spyOn(leave, 'leaveTo').mockReturnValue();
vi.spyOn(console, 'warn').mockReturnValue();

const visit = async (path: string) => {
  window.history.replaceState(null, '', path);
  const moves = [vi.spyOn(window.history, 'pushState'), vi.spyOn(window.history, 'replaceState')];
  for (const move of moves) move.mockClear();
  await act(async () => {
    render(<Site profile={Promise.resolve('confirmed')} />);
  });
  const calls = () => moves.flatMap(({ mock }) => mock.calls);
  return {
    historyMoves: () => calls().length,
    /** The addresses it was moved to, of which a later one may replace one before anybody looks. */
    addresses: () => calls().flatMap(([, , to]) => (to ? [new URL(to, window.location.href).pathname] : [])),
  };
};

beforeAll(async () => {
  takeDataFrom(Promise.resolve(emptyMarket));
  await Promise.all(userTypes.map(loadConsole));
});
beforeEach(() => {
  left.mockClear();
  clearSession('absent');
});

describe('an anonymous visitor', () => {
  it.each([
    '/provider',
    '/recruiter/jobs',
    '/platform-admin/users',
    '/dashboard',
    '/employees',
    '/diagnostics',
  ])('of %s is redirected to the landing page with a return address', async (path) => {
    await visit(path);
    expect(left).toHaveBeenCalledWith(`/?next=${encodeURIComponent(path)}`);
  });

  it('of a link with a prepared answer comes back to all of it, without its message in a query', async () => {
    const path = '/provider/requests/RR-1/show/respond?way=ask';
    await visit(`${path}#message=Which+zone%3F`);
    expect(left).toHaveBeenCalledWith(`/?next=${encodeURIComponent(path)}#message=Which+zone%3F`);
  });

  it('of a console causes fewer than 5 history changes', async () => {
    const { historyMoves } = await visit('/provider/contracts?page=2');
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(historyMoves()).toBeLessThan(5);
  });
});

describe('a signed-in user', () => {
  it.each<[UserType, string, string]>([
    ['provider', '/provider/dashboard', 'Provider Dashboard'],
    ['provider', '/provider', 'Provider Dashboard'],
    ['recruiter', '/recruiter/dashboard', 'Recruiter Dashboard'],
    ['admin', '/platform-admin', 'Platform Administration'],
  ])('of type %s sees at %s the %s', async (userType, path, name) => {
    signedInAs(userType);
    await visit(path);
    expect(await screen.findByText(name)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  it.each<[UserType, string]>([
    ['provider', '/recruiter/jobs'],
    ['recruiter', '/platform-admin'],
    ['admin', '/provider'],
  ])('of type %s is redirected from %s and stays signed in', async (userType, path) => {
    signedInAs(userType);
    await visit(path);
    expect(left).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('authToken')).not.toBeNull();
  });

  it.each<[UserType, string, string]>([
    ['provider', '/employees', '/provider/employees'],
    ['provider', '/requests', '/provider/requests'],
    ['provider', '/analytics', '/provider/analytics'],
    ['provider', '/contracts', '/provider/contracts'],
    ['provider', '/settings', '/provider/settings'],
    ['recruiter', '/talent-pool', '/recruiter/talent-pool'],
    ['admin', '/billing', '/platform-admin/billing'],
  ])('of type %s is redirected from the short path %s to %s', async (userType, path, full) => {
    signedInAs(userType);
    const { addresses } = await visit(path);
    await waitFor(() => expect(addresses()).toContain(full));
    expect(`${window.location.pathname}/`).toMatch(new RegExp(`^${full}/`));
  });

  it.each<UserType>(['provider', 'recruiter', 'admin'])(
    'of type %s may open the general dashboard',
    async (userType) => {
      signedInAs(userType);
      await visit('/dashboard');
      expect(await screen.findByText('General Dashboard - Welcome!')).toBeVisible();
    },
  );

  it('sees on the demo page which dashboards are accessible', async () => {
    signedInAs('recruiter');
    await visit('/route-demo');
    expect(await screen.findByRole('row', { name: 'Recruiter Yes' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Platform operator No/ })).toBeVisible();
  });

  it('sees in the diagnostics the stored session, its times and the server’s response, and can check again', async () => {
    const user = userEvent.setup();
    let answers = 0;
    vi.stubGlobal('fetch', async (input: Request) => {
      answers += 1;
      if (answers > 2) throw new TypeError('Failed to fetch');
      return input.url.endsWith('/health')
        ? Response.json({ status: 'ok', version: '1.2.3', database: 'embedded', sampleData: false })
        : Response.json({ data: { user: person('recruiter') } });
    });
    signedInAs('recruiter', 'tab');
    await visit('/diagnostics');
    expect(await screen.findByText('Stored and confirmed by the server')).toBeVisible();
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(fact('User type')).toHaveTextContent('Recruiter');
    expect(fact('Signed in')).toHaveTextContent(/ago · /);
    expect(fact('Token renewed')).toHaveTextContent(/^(now|\d+ seconds? ago) · /);
    expect(fact('Session stored')).toHaveTextContent('In this tab until it closes');
    expect(fact('Version')).toHaveTextContent('1.2.3');
    expect(fact('Database')).toHaveTextContent('Embedded PostgreSQL');
    expect(await screen.findByRole('row', { name: 'Recruiter Yes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Stored, but the server could not be reached')).toBeVisible();
    expect(screen.getByText('The server did not respond.')).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('finds the diagnostics in the account menu', async () => {
    const user = userEvent.setup();
    signedInAs('provider');
    await visit('/provider/contracts');
    await user.click(await screen.findByRole('button', { name: 'Account of Dana Okafor' }));
    expect(screen.getByRole('menuitem', { name: 'Diagnostics' })).toHaveAttribute('href', '/diagnostics');
  });

  it('signs out from the account menu to the landing page, without a way back', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    const user = userEvent.setup();
    signedInAs('provider');
    await visit('/provider/contracts');
    await user.click(await screen.findByRole('button', { name: 'Account of Dana Okafor' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
    expect(localStorage.getItem('authToken')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('whose session expires is sent to the landing page with a reason and few history changes', async () => {
    signedInAs('provider');
    const { historyMoves } = await visit('/provider/contracts');
    await screen.findByText('Provider Dashboard');
    clearSession('expired');
    const wayBack = `/?next=${encodeURIComponent('/provider/contracts')}&notice=sessionEnded`;
    await waitFor(() => expect(left).toHaveBeenCalledWith(wayBack));
    expect(historyMoves()).toBeLessThan(5);
  });

  it('whose company is suspended is told so on the landing page, without a return address', async () => {
    signedInAs('provider');
    await visit('/provider/contracts');
    await screen.findByText('Provider Dashboard');
    clearSession('companySuspended');
    await waitFor(() => expect(left).toHaveBeenCalledWith('/?notice=companySuspended'));
  });
});

describe('a console', () => {
  it.each<[UserType, string[]]>([
    [
      'provider',
      [
        'Dashboard',
        'Available Resources',
        'Recruiter Requests',
        'Analytics',
        'Contracts',
        'Company Settings',
      ],
    ],
    [
      'recruiter',
      [
        'Dashboard',
        'Talent Pool',
        'Smart Recommendations',
        'Recruitment Pipeline',
        'Job Postings',
        'Analytics',
        'Settings',
        'Requests',
        'Interviews',
        'Contracts',
      ],
    ],
    [
      'admin',
      [
        'Platform Dashboard',
        'Provider Companies',
        'Recruiter Companies',
        'Individual Users',
        'Platform Analytics',
        'Reports & Insights',
        'Support Tickets',
        'Platform Settings',
        'Security & Compliance',
        'Billing & Subscriptions',
      ],
    ],
  ])('of a %s lists its sections', async (userType, sections) => {
    signedInAs(userType);
    await visit(userType === 'admin' ? '/platform-admin' : `/${userType}`);
    const menu = await screen.findByRole('navigation', { name: 'Sections' });
    const links = [...menu.querySelectorAll('li a')].map(({ textContent }) => textContent);
    expect(links.filter((link) => sections.includes(link))).toEqual(sections);
  });

  it('marks the current section', async () => {
    signedInAs('admin');
    await visit('/platform-admin/support');
    expect(await screen.findByRole('link', { name: 'Support Tickets' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('that no plugin provides says that it is turned off, and lets its users sign out', async () => {
    onTestFinished(() => {
      installProduct();
      takeDataFrom(Promise.resolve(emptyMarket));
    });
    installWhole([providerConsole]);
    takeDataFrom(Promise.resolve(emptyMarket));
    signedInAs('recruiter');
    await visit('/recruiter/jobs');
    expect(await screen.findByRole('heading', { name: 'Console not available' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(left).toHaveBeenCalledWith('/');
  });

  it('shows a message for an unknown page, with a link to continue', async () => {
    signedInAs('provider');
    await visit('/provider/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/provider');
  });
});
