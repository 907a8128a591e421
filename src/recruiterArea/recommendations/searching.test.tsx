// @module-tag rest
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../auth/ApiError.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { open, openPage } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

const page = '/smart-recommendations';
const input = (label: string) => screen.findByLabelText(label);
const find = async ({ user }: Opened) =>
  user.click(await screen.findByRole('button', { name: 'Find Recommendations' }));

/** A data provider whose searches wait or fail as the test requires. */
const searching = () => {
  const way = { isBroken: false, held: undefined as Promise<void> | undefined };
  const through = (plain: DataProvider): DataProvider => ({
    ...plain,
    recommend: async (params) => {
      if (way.isBroken) throw new ApiError('auth.errors.unreachable', 0, { code: 'unreachable' });
      await way.held;
      return plain.recommend(params);
    },
  });
  return { way, through };
};

test('a failed search does not block one that is opened after it', async () => {
  const { way, through } = searching();
  const opened = await openPage('recruiter', page, { through });
  await opened.user.type(await input('Job Title'), 'Engineer');
  await find(opened);
  await screen.findAllByRole('article');
  const id = new URLSearchParams(location.search).get('search');
  await opened.user.click(screen.getByRole('button', { name: 'Change criteria' }));
  await opened.user.click(screen.getByRole('button', { name: 'Start over' }));
  way.isBroken = true;
  await find(opened);
  await screen.findByText('Search failed');
  await opened.user.click(await screen.findByRole('link', { name: 'Engineer' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Search failed')).toBeNull();
  expect(new URLSearchParams(location.search).get('search')).toBe(id);
});

test('a user who leaves the page during a search stays there, and finds the search among the recent ones', async () => {
  const { way, through } = searching();
  let answer = () => {};
  way.held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const opened = await open('recruiter', page, { through });
  await opened.user.type(await input('Job Title'), 'Engineer');
  await find(opened);
  await screen.findByRole('button', { name: 'Finding Recommendations...' });
  await opened.user.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(screen.queryByLabelText('Job Title')).toBeNull());
  const pages = window.history.length;
  answer();
  await waitFor(() => expect(opened.store.rows('searches')).toHaveLength(1));
  await opened.user.click(screen.getByRole('link', { name: 'Smart Recommendations' }));
  await screen.findByRole('link', { name: 'Engineer' });
  expect(screen.getByText('Ready to find your perfect candidates?')).toBeVisible();
  expect(window.history.length).toBe(pages + 1);
});

test('typed criteria stay when their job is reloaded and has changed', async () => {
  const opened = await open('recruiter', page);
  const job = opened.store.rows('jobs').find(({ companyId }) => companyId === 'CO-002');
  window.history.pushState(null, '', `/recruiter${page}?job=${job?.id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(async () => expect(await input('Job Title')).toHaveValue(String(job?.title)));
  await opened.user.type(await input('Job Title'), ' in Lyon');
  opened.store.write((writer) => writer.touch('jobs', String(job?.id), { description: 'Read by many' }));
  const read = await opened.dataProvider.getOne('jobs', { id: String(job?.id) });
  expect(read.data.description).toBe('Read by many');
  await opened.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(await input('Job Title')).toHaveValue(`${job?.title} in Lyon`);
});
