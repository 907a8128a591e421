import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundCompany } from '../../../domain/insight/companiesNamed.ts';
import { openPage } from '../testing.ts';
import { wireSearch } from './wireSearch.ts';

const counts = {
  total: 1200,
  byTitle: [{ title: 'React Developer', count: 900 }],
  bySkill: [{ skill: 'React', count: 1150 }],
  instead: null as string | null,
  companies: [] as FoundCompany[],
};
const server = setupServer();
const answer = (resolve: () => Response | Promise<Response>) =>
  server.use(http.get('*/api/v1/talent/counts', resolve));
const found = (data: typeof counts) =>
  HttpResponse.json({ success: true, data, message: 'Counts', timestamp: '2026-01-01T00:00:00.000Z' });

const bar = () => within(screen.getByRole('banner'));
const box = () => bar().getByPlaceholderText('Search talent, skills, companies...');
const panel = () => screen.findByRole('region', { name: 'Search results' });
const searchFor = (words: string) => userEvent.type(box(), `${words}{Enter}`);

beforeAll(() => server.listen());
beforeEach(() => {
  openPage();
  wireSearch();
});
afterEach(async () => {
  await userEvent.click(document.body);
  server.resetHandlers();
  localStorage.clear();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('the search box', () => {
  it('shows its clear button only while there is text, and gives focus back to the box', async () => {
    expect(bar().queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(box(), 'react');
    await userEvent.click(bar().getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(bar().queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('says what was counted in place of a misspelled skill', async () => {
    answer(() => found({ ...counts, instead: 'React' }));
    await searchFor('raect');
    await within(await panel()).findByText('No profiles match “raect”. 1,200 profiles match “React”.');
  });

  it('tells a visitor how many listed profiles match by title and by skill, and invites to sign up', async () => {
    answer(() => found(counts));
    await searchFor('react');
    const results = within(await panel());
    await results.findByText('1,200 profiles match “react”.');
    expect(results.getByText('React Developer').closest('li')).toHaveTextContent('React Developer 900');
    expect(results.getByText('React').closest('li')).toHaveTextContent('React 1,150');
    expect(results.getByRole('button', { name: 'Sign up to see profiles' })).toHaveAttribute(
      'data-opens',
      'signUp',
    );
  });

  it('speaks of one profile in the singular', async () => {
    answer(() => found({ ...counts, total: 1 }));
    await searchFor('react');
    await within(await panel()).findByText('1 profile matches “react”.');
  });

  it('says politely that it is counting', async () => {
    answer(async () => {
      await delay('infinite');
      return found(counts);
    });
    await searchFor('react');
    await waitFor(async () =>
      expect(within(await panel()).getByRole('status')).toHaveTextContent('Counting matching profiles…'),
    );
  });

  it('names companies, with what they list', async () => {
    const companies = [
      { company: 'Lumenfold', people: 1200, jobs: 0 },
      { company: 'Lumenfold Search', people: 0, jobs: 3 },
    ];
    answer(() => found({ ...counts, total: 0, byTitle: [], bySkill: [], companies }));
    await searchFor('lumenfold');
    const results = within(await panel());
    await results.findByText('No profile matches “lumenfold”, but companies have this name.');
    expect(results.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Lumenfold 1,200',
      'Lumenfold Search 3',
    ]);
  });

  it('says when nothing matches', async () => {
    answer(() => found({ total: 0, byTitle: [], bySkill: [], instead: null, companies: [] }));
    await searchFor('cobol');
    const results = within(await panel());
    await results.findByText(/No profiles match “cobol” today/);
    expect(results.queryByRole('button', { name: 'Sign up to see profiles' })).toBeNull();
  });

  it('asks for two characters at least', async () => {
    await searchFor('r');
    await within(await panel()).findByText('Type at least two characters to search.');
  });

  it('says when it failed, and keeps what was typed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => HttpResponse.error());
    await searchFor('react');
    await within(await panel()).findByText('The search failed. Check your connection and try again.');
    expect(box()).toHaveValue('react');
  });

  it('closes its results by Escape', async () => {
    await searchFor('r');
    await panel();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
  });

  it('closes its results on a click elsewhere, and not on one inside', async () => {
    await searchFor('r');
    await userEvent.click(await panel());
    expect(await panel()).toBeVisible();
    await userEvent.click(document.body);
    expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
  });

  it('leads a signed-in recruiter to the talent pool with the words filled in', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', 'recruiter');
    await searchFor('c++ & go');
    expect(assign).toHaveBeenCalledOnce();
    const { pathname, searchParams } = new URL(String(assign.mock.calls[0]?.[0]), 'http://site');
    expect(pathname).toBe('/recruiter/talent-pool');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ q: 'c++ & go' });
  });

  it('tells a signed-in provider the counts without inviting to sign up', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', 'provider');
    answer(() => found(counts));
    await searchFor('react');
    const results = within(await panel());
    await results.findByText('1,200 profiles match “react”.');
    expect(results.queryByRole('button', { name: 'Sign up to see profiles' })).toBeNull();
  });
});
