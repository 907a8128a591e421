import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchNotifications } from '../../../application/jobs/notifications.ts';
import { runRowJob } from '../../../application/jobs/rowJob.ts';
import { newMatches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import { transactionsAt } from '../../dataProvider/browser/memoryRows.ts';
import { type open, openPage } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;
const filter = { q: 'engineer', skills_inc_any: ['React'], experience_gte: 2, availability: 'Immediate' };
const narrowed = `/talent-pool?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Opens the panel, which is collapsed in the narrow window of these tests. */
const panelOf = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: /^Saved searches \(\d+\)$/ }));
  return within(screen.getByRole('region', { name: /^Saved searches/ }));
};
const searchesOf = ({ store }: Opened) => store.rows('savedSearches');
const countOf = async ({ dataProvider }: Opened, search: SavedSearch) =>
  (
    await dataProvider.getList('candidates', {
      filter: newMatches(search),
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    })
  ).total;

test('the current filters are saved under a name, as in the URL', async () => {
  const opened = await openPage('recruiter', narrowed);
  const panel = await panelOf(opened);
  await opened.user.click(panel.getByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  await opened.user.type(dialog.getByLabelText(/^Name/), 'Engineers now');
  await opened.user.click(dialog.getByRole('button', { name: 'Save search' }));
  await panel.findByRole('link', { name: /^Open saved search Engineers now/ });
  expect(searchesOf(opened).at(-1)).toMatchObject({
    userId: expect.stringMatching(/^USR-/),
    name: 'Engineers now',
    q: 'engineer',
    skills: ['React'],
    experienceFrom: 2,
    experienceTo: null,
    availability: 'Immediate',
    alert: true,
  });
});

test('each saved search shows how many matches are new, and opening it marks them as seen', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('recruiter', '/talent-pool');
  const panel = await panelOf(opened);
  const [search] = searchesOf(opened);
  const fresh = (await countOf(opened, search as SavedSearch)) ?? 0;
  expect(fresh).toBeGreaterThan(0);
  const link = await panel.findByRole('link', {
    name: new RegExp(`^Open saved search ${search?.name}: ${fresh} new candidate`),
  });
  panel.getByText(`${fresh} new`);
  await opened.user.click(link);
  await waitFor(() => expect(window.location.search).toContain('listedAt'));
  const shown = JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '');
  expect(shown).toEqual({ skills_inc_any: ['React', 'TypeScript'], availability: 'Immediate' });
  await waitFor(async () => {
    expect(await countOf(opened, searchesOf(opened).at(-1) as SavedSearch)).toBe(0);
  });
  const again = await panelOf(opened);
  await again.findByRole('link', { name: `Open saved search ${search?.name}` });
});

test('a saved search is renamed, its notifications are switched off, and it is deleted unless undone', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('recruiter', '/talent-pool');
  const panel = await panelOf(opened);
  const { user } = opened;
  const more = 'More actions for saved search Senior data people';
  await user.click(await panel.findByRole('button', { name: more }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit name and alerts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Senior data people”' }));
  await user.type(await dialog.findByLabelText(/^Name/), ' in Europe');
  await user.click(dialog.getByLabelText('Notify Me of New Matches'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await panel.findByRole('link', { name: /^Open saved search Senior data people in Europe/ });
  expect(searchesOf(opened).find(({ id }) => id === 'SVS-002')).toMatchObject({ alert: false });
  await user.click(panel.getByRole('button', { name: `${more} in Europe` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('Saved search “Senior data people in Europe” deleted');
  await waitFor(() => expect(panel.queryByRole('link', { name: /Senior data people/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await panel.findByRole('link', { name: /Senior data people/ });
});

test('the owner of a saved search is notified of new candidates, at most once a day', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('recruiter', '/talent-pool', { without: ['notifications'] });
  await panelOf(opened);
  const { store, dataProvider } = opened;
  const told = () => store.rows('notifications').filter(({ key }) => key === 'newCandidates');
  expect(told()).toEqual([]);
  const [candidate] = store.rows('candidates').filter(({ listed }) => listed);
  store.write((writer) =>
    writer.touch('candidates', String(candidate?.id), {
      skills: ['React'],
      availability: 'Immediate',
      listedAt: defaultClock.toISOString(),
    }),
  );
  for (const hours of [1, 2, 30]) {
    const now = new Date(defaultClock.getTime() + hours * 3_600_000);
    await runRowJob(transactionsAt(store, now), searchNotifications);
  }
  expect(told()).toMatchObject([
    {
      title: 'New matches for “React, available now”: 1',
      link: '/recruiter/talent-pool/searches/SVS-001',
    },
  ]);
  expect((await dataProvider.getOne('savedSearches', { id: 'SVS-001' })).data.version).toBe(1);
});

test('a deleted saved search shows a message instead of all candidates', async () => {
  await openPage('recruiter', '/talent-pool/searches/SVS-999');
  await screen.findByText('Saved searches could not be loaded');
});
