import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { describe, expect, test } from 'vitest';
import type { PipelineEntry, Stage } from '../../domain/contract/hiring/pipelineEntries.ts';
import { openPage, sample } from '../testing/open.tsx';
import { server } from '../testing/server.ts';
import { scoreLook } from './pipeline/scoreLook.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

const entriesOf = ({ store }: Pick<Opened, 'store'>, stage: Stage) =>
  store
    .rows('pipelineEntries')
    .filter((one) => one.companyId === 'CO-002' && one.outcome === 'Live' && one.stage === stage)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
const entryIn = ({ store }: Opened, id: string) => store.find('pipelineEntries', id) as PipelineEntry;
const latest = (opened: Pick<Opened, 'store'>, stage: Stage) => entriesOf(opened, stage)[0] as PipelineEntry;
const column = (name: string) => screen.findByRole('list', { name });
const cardIn = async (stage: string, name: string) =>
  within(await column(stage)).findByRole('group', { name });
const openCard = async (stage: Stage, shown = stage.slice(0, 1).toUpperCase() + stage.slice(1)) => {
  const opened = await openPage('recruiter', '/pipeline');
  const entry = latest(opened, stage);
  await opened.user.click(within(await cardIn(shown, entry.name)).getByRole('link'));
  const dialog = await screen.findByRole('dialog', { name: entry.name });
  await within(dialog).findByText('History');
  return { ...opened, opened, entry, dialog: within(dialog) };
};

test('a candidate’s dialog gives the reasons for the match score and links to the profile and back', {
  tags: 'rest',
}, async () => {
  const entry = sample.store
    .rows('pipelineEntries')
    .find(
      ({ companyId, outcome, jobId, candidateId }) =>
        companyId === 'CO-002' &&
        outcome === 'Live' &&
        jobId !== null &&
        sample.store.find('candidates', candidateId)?.listed === true,
    ) as PipelineEntry;
  const { user } = await openPage('recruiter', `/pipeline/${entry.id}/show`);
  const dialog = await screen.findByRole('dialog', { name: entry.name });
  const match = await within(dialog).findByRole('region', { name: 'Match' });
  expect(await within(match).findByText('Strengths:')).toBeVisible();
  const score = within(match).getByRole('button', { name: /% match for .*, with reasons/ });
  await user.click(score);
  const shown = Number.parseInt(score.textContent ?? '', 10);
  const reasons = await screen.findByRole('dialog', { name: `Why ${entry.name} scores ${shown}` });
  expect(within(reasons).getAllByRole('listitem').length).toBeGreaterThan(2);
  await user.keyboard('{Escape}');
  if (shown !== entry.matchScore)
    expect(match).toHaveTextContent(`It was ${entry.matchScore}% when the candidate was added`);
  await user.click(within(match).getByRole('link', { name: 'View profile' }));
  await user.click(await screen.findByRole('link', { name: 'Back to pipeline' }));
  expect(window.location.pathname).toBe(`/recruiter/pipeline/${entry.id}/show`);
});

describe('the pipeline board', () => {
  test('has five columns in order, Sourcing to Hired, each with its count', async () => {
    const opened = await openPage('recruiter', '/pipeline');
    await column('Hired');
    const stages = ['sourcing', 'screening', 'interview', 'offer', 'hired'] as const;
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
        ['Sourcing', 'Screening', 'Interview', 'Offer', 'Hired'].map(
          (name, place) => name + entriesOf(opened, stages[place] as Stage).length,
        ),
      ),
    );
  });

  test('colours a match score green from 90, amber from 80, else red', async () => {
    expect([100, 90, 89, 80, 79, 0].map(scoreLook)).toEqual([
      'high',
      'high',
      'middle',
      'middle',
      'low',
      'low',
    ]);
    const opened = await openPage('recruiter', '/pipeline');
    const { name, matchScore } = latest(opened, 'offer');
    const score = within(await cardIn('Offer', name)).getByText(`${matchScore}% match`);
    expect(score).toHaveClass(scoreLook(Number(matchScore)));
  });

  test('shows a single job selected from the company’s own, and keeps it in the URL', async () => {
    const opened = await openPage('recruiter', '/pipeline');
    const { name } = latest(opened, 'screening');
    await cardIn('Screening', name);
    await opened.user.click(screen.getByRole('combobox', { name: 'Job' }));
    await opened.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(location.search).toMatch(/job=JOB-/));
    const jobId = new URLSearchParams(location.search).get('job');
    const live = opened.store
      .rows('pipelineEntries')
      .filter((one) => one.jobId === jobId && one.outcome === 'Live');
    const shown = () =>
      screen.queryAllByRole('link', { name: /^[A-Z]\w+ [A-Z]/ }).map((link) => link.textContent);
    await waitFor(() =>
      expect(shown().filter((one) => live.some((entry) => entry.name === one))).toHaveLength(live.length),
    );
    if (live.every((one) => one.name !== name)) expect(shown()).not.toContain(name);
  });

  test('searches by name, and keeps the search in the URL', { tags: 'rest' }, async () => {
    const opened = await openPage('recruiter', '/pipeline');
    const [first, second] = entriesOf(opened, 'screening') as [PipelineEntry, PipelineEntry];
    await cardIn('Screening', second.name);
    await opened.user.type(screen.getByLabelText('Search by name or title'), first.name);
    await waitFor(() => expect(screen.queryByRole('group', { name: second.name })).toBeNull());
    await cardIn('Screening', first.name);
    expect(new URLSearchParams(location.search).get('q')).toBe(first.name);
  });

  test('shows a message if no candidate matches', async () => {
    await openPage('recruiter', '/pipeline?q=nobody+has+this+name');
    expect(await screen.findByText('No matches')).toBeVisible();
  });

  test('moves a candidate by the menu, without dragging', async () => {
    const opened = await openPage('recruiter', '/pipeline');
    const { id, name } = latest(opened, 'sourcing');
    const card = await cardIn('Sourcing', name);
    await opened.user.click(within(card).getByRole('button', { name: `Move to another stage: ${name}` }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
    await cardIn('Offer', name);
    expect(await screen.findByText(`${name} moved to Offer`)).toBeVisible();
    expect(entryIn(opened, id).stage).toBe('offer');
  });

  test('says that a card stays where it was if its move is refused, and gives it the focus', async () => {
    const opened = await openPage('recruiter', '/pipeline');
    const { name } = latest(opened, 'sourcing');
    const card = await cardIn('Sourcing', name);
    const busy = { success: false, code: 'server.too-slow', message: 'Very busy' };
    server.use(http.put('*/api/v1/pipelineEntries/*', () => HttpResponse.json(busy, { status: 503 })));
    await opened.user.click(within(card).getByRole('button', { name: /^Move to another stage/ }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
    const told = new RegExp(`^${name} stays in Sourcing\\. `);
    expect(await screen.findByText(told)).toBeVisible();
    await cardIn('Sourcing', name);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.closest('[aria-label]')).toHaveAccessibleName(new RegExp(name));
  });

  test('tells the second of two users who move one card who was first, and shows its position', async () => {
    const opened = await openPage('recruiter', '/pipeline');
    const entry = latest(opened, 'sourcing');
    const card = await cardIn('Sourcing', entry.name);
    await opened.dataProvider.update('pipelineEntries', {
      id: entry.id,
      data: { stage: 'screening' },
      previousData: entry,
    });
    await opened.user.click(within(card).getByRole('button', { name: /^Move to another stage/ }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
    const told = `Marcus Calloway has already moved ${entry.name} to Screening. Your move was not saved.`;
    expect(await screen.findByText(told)).toBeVisible();
    await cardIn('Screening', entry.name);
    expect(entryIn(opened, entry.id).stage).toBe('screening');
  });

  test('moves a card on which a colleague has only added a note', async () => {
    const opened = await openPage('recruiter', '/pipeline');
    const entry = latest(opened, 'sourcing');
    const card = await cardIn('Sourcing', entry.name);
    const note = { screeningNotes: 'Called twice' };
    await opened.dataProvider.update('pipelineEntries', { id: entry.id, data: note, previousData: entry });
    await opened.user.click(within(card).getByRole('button', { name: /^Move to another stage/ }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
    await waitFor(() => expect(entryIn(opened, entry.id)).toMatchObject({ stage: 'offer', ...note }));
  });
});

describe("a candidate's dialog", () => {
  test('shows name, skills, source and match score', async () => {
    const { dialog, entry, store } = await openCard('screening');
    const provider = store.find('companies', entry.providerId);
    for (const words of [entry.title, entry.location, entry.source, String(provider?.name), ...entry.skills])
      expect((await dialog.findAllByText(words))[0]).toBeVisible();
    expect(dialog.getByText(`${entry.matchScore}% match`)).toBeVisible();
    expect(location.pathname).toBe(`/recruiter/pipeline/${entry.id}/show`);
  });

  test('opens from its URL', async () => {
    const { id, name } = latest(sample, 'hired');
    await openPage('recruiter', `/pipeline/${id}/show`);
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(await dialog.findByText('History')).toBeVisible();
  });

  test('shows a message for an unknown candidate', async () => {
    await openPage('recruiter', '/pipeline/PE-999999/show');
    expect(await screen.findByText('This candidate could not be loaded')).toBeVisible();
  });

  test('enables moving once a different stage is selected, and then closes', async () => {
    const { dialog, entry, user, opened } = await openCard('sourcing');
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Move to Different Stage' }));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Screening',
      'Interview',
      'Offer',
      'Hired',
    ]);
    await user.click(screen.getByRole('option', { name: 'Hired' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await cardIn('Hired', entry.name);
    await waitFor(() => expect(entryIn(opened, entry.id)).toMatchObject({ stage: 'hired' }));
    expect(entryIn(opened, entry.id).hireDate).not.toBeNull();
    expect(location.pathname).toBe('/recruiter/pipeline');
  });

  test('saves notes and the offer, and reports an invalid date at its field', { tags: 'rest' }, async () => {
    const { dialog, entry, user, opened } = await openCard('screening');
    const notes = dialog.getByLabelText('Screening Notes');
    await user.clear(notes);
    await user.type(notes, 'Knows the field');
    await user.type(dialog.getByLabelText('Offer Amount'), '95.50');
    await user.type(dialog.getByLabelText('Offer Date'), '2026-11-20');
    await user.type(dialog.getByLabelText('Start Date'), '2026-11-01');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a date on or after the offer date')).toBeVisible();
    expect(entryIn(opened, entry.id).offerAmount).toBeNull();
    await user.clear(dialog.getByLabelText('Start Date'));
    await user.type(dialog.getByLabelText('Start Date'), '2026-12-01');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(entryIn(opened, entry.id)).toMatchObject({
        screeningNotes: 'Knows the field',
        offerAmount: 9550,
        offerDate: '2026-11-20',
        startDate: '2026-12-01',
      }),
    );
  });

  test('shows every move with date and author', async () => {
    const { dialog } = await openCard('screening');
    await dialog.findByText('Marcus Calloway moved the candidate from Sourcing to Screening');
    dialog.getByText('Marcus Calloway added the candidate to Sourcing');
  });

  test('rejects with a reason: the card leaves the five columns, appears under Closed, and can be restored', async () => {
    const { dialog, entry, user, opened } = await openCard('sourcing');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    const asked = within(await screen.findByRole('dialog', { name: `Reject ${entry.name}?` }));
    await user.click(asked.getByRole('button', { name: 'Reject' }));
    expect(await asked.findByText('Enter a reason')).toBeVisible();
    await user.type(asked.getByLabelText(/^Reason/), 'Too far away');
    await user.click(asked.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(entryIn(opened, entry.id).outcome).toBe('Rejected'));
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: entry.name })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Closed' }));
    const closed = within(await screen.findByRole('list', { name: 'Closed' }));
    expect(await closed.findByText('Too far away')).toBeVisible();
    await user.click(closed.getByRole('button', { name: `Restore: ${entry.name}` }));
    await waitFor(() =>
      expect(entryIn(opened, entry.id)).toMatchObject({ outcome: 'Live', outcomeReason: null }),
    );
  });
});
