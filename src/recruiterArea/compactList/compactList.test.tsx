import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import { showLanguage } from '../../i18n/shownLanguage.ts';
import { openPage, sample } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof openPage>>;

const openCompact = async (path = '/talent-pool', circumstances: Parameters<typeof openPage>[2] = {}) => {
  const opened = await openPage('recruiter', path, circumstances);
  await opened.user.click(await screen.findByRole('button', { name: 'Compact list' }));
  await rowsShown();
  return opened;
};
const rowsShown = async () => {
  const table = await screen.findByRole('table', { name: 'Candidates' });
  return within(table).getAllByRole('row').slice(1);
};
const linkIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getAllByRole('link')[0];
const boxIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('checkbox');
const leaveInput = ({ user }: Opened) => user.click(screen.getByRole('heading', { level: 1 }));
const bar = () => within(screen.getByRole('region', { name: 'Selected candidates' }));
const job = sample.store.rows('jobs').find(({ companyId }) => companyId === 'CO-002');

test('the compact list shows name, title, provider, skills, years, place, rate and first day, and is remembered', async () => {
  const { store } = await openCompact();
  const table = within(screen.getByRole('table', { name: 'Candidates' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'Candidate',
    'Provider',
    'Skills',
    'Exp.',
    'Location',
    'Rate',
    'Available',
  ]);
  const [row] = await rowsShown();
  const shown = store.find('candidates', String(row?.dataset.row));
  const provider = store.find('companies', String(shown?.companyId));
  for (const text of [shown?.name, shown?.title, shown?.location, provider?.name])
    await within(row as HTMLElement).findByText(String(text));
  expect(row).toHaveTextContent(`${shown?.experience} yr`);
  expect(row).toHaveTextContent(String(shown?.skills[0]));
  expect(
    localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('candidates.view')) ?? ''),
  ).toBe('"compact"');
});

test('J and K move between candidates, X selects, S shortlists and Enter opens the profile', {
  tags: 'rest',
}, async () => {
  const opened = await openCompact();
  const { user } = opened;
  await leaveInput(opened);
  const rows = await rowsShown();
  await user.keyboard('jjk');
  expect(linkIn(rows[0])).toHaveFocus();
  await user.keyboard('jx');
  expect(boxIn(rows[1])).toBeChecked();
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  const name = String(linkIn(rows[1])?.textContent);
  await user.keyboard('s');
  await screen.findByRole('dialog', { name: `Shortlist ${name}` });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(linkIn(rows[1])).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name, level: 2 });
});

test('keys do nothing while typing, and once they are turned off', { tags: 'rest' }, async () => {
  const opened = await openCompact();
  const { user } = opened;
  await user.type(screen.getByLabelText('Search by name, title or skill'), 'jx');
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull();
  await user.clear(screen.getByLabelText('Search by name, title or skill'));
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  help.getByText('Next candidate');
  await user.click(help.getByRole('switch', { name: 'Use shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await leaveInput(opened);
  const rows = await rowsShown();
  await user.keyboard('j');
  expect(linkIn(rows[0])).not.toHaveFocus();
});

test('selected candidates are shortlisted together, which can be undone', { tags: 'rest' }, async () => {
  const { user, store } = await openCompact();
  const rows = await rowsShown();
  await user.click(boxIn(rows[0]));
  await user.click(boxIn(rows[1]));
  await user.click(bar().getByRole('button', { name: 'Shortlist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shortlist 2 candidates' }));
  await user.click(await dialog.findByLabelText('New talent pool'));
  await user.type(await dialog.findByLabelText(/^Pool Name/), 'Call on Monday');
  const known = store.rows('talentPoolMembers').length;
  await user.click(dialog.getByRole('button', { name: 'Shortlist' }));
  await screen.findByText('2 candidates added to “Call on Monday”');
  const ids = rows.slice(0, 2).map((row) => row.dataset.row);
  expect(
    store
      .rows('talentPoolMembers')
      .slice(known)
      .map(({ candidateId }) => candidateId),
  ).toEqual(ids);
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(store.rows('talentPoolMembers')).toHaveLength(known));
});

test('selected candidates are added to the pipeline together, and those already in it are named', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openCompact(`/talent-pool?job=${job?.id}`);
  const rows = await rowsShown();
  const [one, other] = rows.slice(0, 2).map((row) => String(row.dataset.row));
  const addAll = async () => {
    await user.click(boxIn(rows[0]));
    await user.click(boxIn(rows[1]));
    await user.click(bar().getByRole('button', { name: 'Add to pipeline' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add 2 candidates to your pipeline/ }));
    await user.click(dialog.getByRole('button', { name: 'Add to pipeline' }));
  };
  const entriesOf = (id: string | undefined) =>
    store.rows('pipelineEntries').filter((row) => row.candidateId === id && row.jobId === job?.id);
  for (const entry of entriesOf(one)) store.write((writer) => writer.remove('pipelineEntries', entry.id));
  for (const entry of entriesOf(other)) store.write((writer) => writer.remove('pipelineEntries', entry.id));
  await addAll();
  await screen.findByText('2 candidates added to your pipeline');
  expect([entriesOf(one).length, entriesOf(other).length]).toEqual([1, 1]);
  expect(entriesOf(one)[0]?.matchScore).not.toBeNull();
  const [again] = entriesOf(other);
  store.write((writer) => writer.remove('pipelineEntries', String(again?.id)));
  await addAll();
  const name = linkIn(rows[0])?.textContent;
  await screen.findByText(new RegExp(`^1 candidate added to your pipeline. Not added: ${name} \\(`));
});

test('two to four selected candidates are compared', { tags: 'rest' }, async () => {
  const { user } = await openCompact();
  const rows = await rowsShown();
  for (const row of rows.slice(0, 5)) await user.click(boxIn(row));
  expect(bar().getByRole('link', { name: 'Compare (up to 4)' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(boxIn(rows[4]));
  await user.click(bar().getByRole('link', { name: 'Compare (up to 4)' }));
  await screen.findByRole('heading', { name: 'Compare Candidates', level: 1 });
  expect(new URLSearchParams(location.search).get('ids')).toBe(
    rows
      .slice(0, 4)
      .map((row) => row.dataset.row)
      .join(','),
  );
});

test('recommendations have the same list, with the reasons behind each score', { tags: 'rest' }, async () => {
  const opened = await openPage('recruiter', '/smart-recommendations');
  const { user } = opened;
  await user.type(await screen.findByLabelText('Job Title'), 'Engineer');
  await user.click(screen.getByRole('button', { name: 'Find Recommendations' }));
  await user.click(await screen.findByRole('button', { name: 'Compact list' }));
  const rows = await rowsShown();
  expect(rows).toHaveLength(20);
  await user.click(
    within(rows[0] as HTMLElement).getByRole('button', { name: /^\d+% match for .*, with reasons$/ }),
  );
  const why = within(await screen.findByRole('dialog', { name: /^Why .* scores \d+$/ }));
  expect(why.getByRole('list', { name: /^Fit/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('jx');
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
});

test('selected candidates are requested together: the booked are left out, and only failed ones are sent again', async () => {
  const today = utcDay(defaultClock);
  const [first, booked, third] = sample.store
    .rows('candidates')
    .filter(({ listed, masked, bookings }) => listed && !masked && bookings.length === 0)
    .filter(({ experience, benchSince }) => experience <= 10 && benchSince)
    .toSorted((one, other) => String(one.benchSince).localeCompare(String(other.benchSince)));
  const failing = new Set([third?.id]);
  const tried: unknown[] = [];
  const days = { startDate: today, endDate: addDays(today, 36_500) };
  const { user, store } = await openCompact('/talent-pool', {
    prepare: (writer) =>
      booked && writer.change('candidates', booked, { bookings: [days], bookedUntil: days.endDate }),
    through: (plain) => ({
      ...plain,
      create: (noun, params) => {
        if (noun === 'requests') tried.push(params.data.candidateId);
        if (noun === 'requests' && failing.delete(params.data.candidateId))
          return Promise.reject(new Error('The connection was lost'));
        return plain.create(noun, params);
      },
    }),
  });
  const known = store.rows('requests').length;
  for (const one of [first, booked, third])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${one?.name}` }));
  await user.click(bar().getByRole('button', { name: 'Request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request 2 candidates' }));
  dialog.getByText(
    new RegExp(`^Not requested because they’re booked by a contract: ${booked?.name} \\(Booked `),
  );
  await user.type(dialog.getByLabelText(/^Position/), 'Platform Engineer');
  await user.type(dialog.getByLabelText(/^Duration/), '3 months');
  await user.click(dialog.getByRole('button', { name: 'Send 2 requests' }));
  await dialog.findByText(`Not sent: ${third?.name} (The connection was lost)`);
  const again = await dialog.findByRole('button', { name: 'Send 1 request' });
  expect(dialog.getByLabelText(/^Position/)).toHaveValue('Platform Engineer');
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tried).toEqual([first?.id, third?.id, third?.id]);
  const sent = store.rows('requests').slice(known);
  expect(sent.map(({ candidateId, providerId }) => [candidateId, providerId])).toEqual(
    [first, third].map((one) => [one?.id, one?.companyId]),
  );
  for (const [at, one] of [first, third].entries())
    expect(sent[at]).toMatchObject({ position: 'Platform Engineer', currency: one?.currency });
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull();
});

test('a fault that all requests would have is shown beside its input, after one attempt', {
  tags: 'rest',
}, async () => {
  let tried = 0;
  const { user, store } = await openCompact('/talent-pool', {
    through: (plain) => ({
      ...plain,
      create: (noun, params) => {
        if (noun === 'requests') tried++;
        return plain.create(noun, params);
      },
    }),
  });
  const known = store.rows('requests').length;
  const free = (await rowsShown()).filter((row) => !row.textContent?.includes('Booked'));
  for (const row of free.slice(0, 3)) await user.click(boxIn(row));
  await user.click(bar().getByRole('button', { name: 'Request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request 3 candidates' }));
  await user.type(dialog.getByLabelText(/^Position/), 'Platform Engineer');
  await user.type(dialog.getByLabelText(/^Duration/), 'soon');
  await user.click(dialog.getByRole('button', { name: 'Send 3 requests' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Duration/)).toBeInvalid());
  expect([tried, store.rows('requests').length]).toEqual([1, known]);
  dialog.getByRole('button', { name: 'Send 3 requests' });
});

test('cards, the compact list and the profile say countries in the reader’s language', async () => {
  await showLanguage('de');
  const { user } = await openPage('recruiter', '/talent-pool');
  const saidInGerman = async () => {
    expect((await screen.findAllByText(/, Indien$/)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(/, India$/)).toEqual([]);
  };
  await saidInGerman();
  await user.click(await screen.findByRole('button', { name: 'Kompakte Liste' }));
  await screen.findByRole('table', { name: 'Kandidaten' });
  await saidInGerman();
  const inIndia = sample.store
    .rows('candidates')
    .find(({ location, listed }) => listed && /India$/.test(location));
  await openPage('recruiter', `/candidates/${inIndia?.id}/show`);
  await saidInGerman();
});
