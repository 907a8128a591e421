import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { type open, openPage, sample } from '../../testing/open.tsx';
import { skillGroups } from './skillGroups.ts';

type Opened = Awaited<ReturnType<typeof open>>;

const boxes = () => screen.findAllByRole('checkbox', { name: /^Compare / });
const someListed = ({ store }: Opened, count: number) =>
  store
    .rows('candidates')
    .filter(({ listed }) => listed)
    .slice(0, count);
const goTo = (path: string) => {
  window.history.pushState(null, '', `/recruiter${path}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test('candidates are selected on their cards for comparison, and a fifth is refused with a message', async () => {
  const { user } = await openPage('recruiter', '/talent-pool?perPage=12');
  const [first, second, third, fourth, fifth] = await boxes();
  await user.click(first as HTMLElement);
  const bar = within(screen.getByRole('region', { name: 'Comparison' }));
  expect(bar.getByRole('link', { name: 'Compare (1 of 4)' })).toHaveAttribute('aria-disabled', 'true');
  for (const box of [second, third, fourth, fifth]) await user.click(box as HTMLElement);
  await screen.findByText('You can compare up to four candidates. Remove one first.');
  expect(fifth).not.toBeChecked();
  await user.click(bar.getByRole('link', { name: 'Compare (4 of 4)' }));
  const table = await screen.findByRole('table', { name: 'Compare Candidates' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
  expect(new URLSearchParams(window.location.search).get('ids')?.split(',')).toHaveLength(4);
});

test('the comparison shows when a candidate is booked, and the first free day', async () => {
  const today = utcDay(new Date());
  const [startDate, endDate] = [addDays(today, 10), addDays(today, 100)];
  const [booked, free] = sample.store.rows('candidates').filter(({ listed }) => listed);
  await openPage('recruiter', `/talent-pool/compare?ids=${booked?.id},${free?.id}`, {
    prepare: (writer) =>
      writer.touch('candidates', String(booked?.id), {
        bookings: [{ startDate, endDate }],
        bookedUntil: endDate,
      }),
  });
  const table = within(await screen.findByRole('table', { name: 'Compare Candidates' }));
  const cellsOf = async (feature: string) => {
    const row = (await table.findByRole('rowheader', { name: feature })).closest('tr') as HTMLElement;
    return within(row).getAllByRole('cell');
  };
  const days = `Booked ${writeDay(startDate, 'en', 'short')} – ${writeDay(endDate, 'en', 'short')}`;
  const [availability, other] = await cellsOf('Availability');
  expect(availability).toHaveTextContent(days);
  expect(other).not.toHaveTextContent('Booked');
  const [from] = await cellsOf('Available From');
  expect(from).toHaveTextContent(writeDay(addDays(endDate, 1), 'en', 'medium'));
});

test('the comparison is a table with a row for each feature, and its URL restores it', async () => {
  const opened = await openPage('recruiter', '/talent-pool');
  const candidates = someListed(opened, 3);
  goTo(`/talent-pool/compare?ids=${candidates.map(({ id }) => id)}`);
  const table = within(await screen.findByRole('table', { name: 'Compare Candidates' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Score',
    'Your history',
    'Title',
    'Skills',
    'Experience by Skill',
    'Experience (years)',
    'Location',
    'Availability',
    'Available From',
    'Open To',
    'Accepted Workplaces',
    'Hourly Rate',
    'Provider',
    'Status',
    'Actions',
  ]);
  for (const { name, title, location } of candidates) {
    table.getByRole('link', { name });
    expect(table.getAllByText(title).length).toBeGreaterThan(0);
    expect(table.getAllByText(location).length).toBeGreaterThan(0);
    table.getByRole('button', { name: `Shortlist candidate: ${name}` });
  }
  expect(screen.getByRole('region', { name: 'Compare Candidates' })).toHaveAttribute('tabindex', '0');
  await opened.user.click(screen.getByRole('combobox', { name: 'Score against a job' }));
  await opened.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  const scores = await table.findAllByRole('button', { name: /^\d+% match for .*, with reasons$/ });
  expect(scores).toHaveLength(candidates.length);
  const [gone] = candidates;
  await opened.user.click(table.getByRole('button', { name: `Remove: ${gone?.name}` }));
  await waitFor(() => expect(table.getAllByRole('columnheader')).toHaveLength(3));
  expect(new URLSearchParams(window.location.search).get('ids')).toBe(
    candidates
      .slice(1)
      .map(({ id }) => id)
      .join(),
  );
});

test('an unlisted candidate has a column without details', async () => {
  const opened = await openPage('recruiter', '/talent-pool');
  const [one, two] = someListed(opened, 2);
  const hidden = opened.store.rows('candidates').find(({ listed }) => !listed);
  goTo(`/talent-pool/compare?ids=${one?.id},${two?.id},${hidden?.id}`);
  const table = await screen.findByRole('table', { name: 'Compare Candidates' });
  within(table).getByText('No longer available');
  expect(table).not.toHaveTextContent(String(hidden?.name));
});

test('candidates can be selected from a named pool too', { tags: 'rest' }, async () => {
  const { user } = await openPage('recruiter', '/talent-pool/pools/TP-002');
  const [first, second] = await boxes();
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Compare (2 of 4)' }));
  await screen.findByRole('table', { name: 'Compare Candidates' });
});

test.each(['', '?ids=', '?ids=BE-001', '?ids=BE-001,BE-001,<b>'])(
  'a comparison URL with fewer than two candidates says what to do: %s',
  async (search) => {
    await openPage('recruiter', `/talent-pool/compare${search}`);
    await screen.findByText('Choose two to four candidates');
  },
);

test('skills show which candidates share them', () => {
  const candidates = [
    { id: 'a', skills: ['React', 'SQL', 'Go'] },
    { id: 'b', skills: ['react', 'SQL'] },
    { id: 'c', skills: ['REACT', 'CSS'] },
  ];
  expect(candidates.map((candidate) => skillGroups(candidate, candidates))).toEqual([
    { common: ['React'], some: ['SQL'], only: ['Go'] },
    { common: ['react'], some: ['SQL'], only: [] },
    { common: ['REACT'], some: [], only: ['CSS'] },
  ]);
});
