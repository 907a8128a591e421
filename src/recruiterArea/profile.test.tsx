import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Writer } from '../dataProvider/browser/worldStore.ts';
import { open, sample } from '../testing/open.tsx';

const own = 'CO-002';

const entry = sample.store
  .rows('pipelineEntries')
  .find(({ companyId, stage, outcome }) => companyId === own && stage === 'interview' && outcome === 'Live');
const profileOf = (id: unknown) => `/talent-pool/${id}/show`;

test('a candidate’s page shows the state of contact and one timeline with links', async () => {
  await open('recruiter', profileOf(entry?.candidateId));
  await screen.findByRole('heading', { level: 2, name: String(entry?.name) });
  await screen.findByRole('link', { name: /^In your pipeline: Interview/ });
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  const links = within(timeline).getAllByRole('link', { name: 'Moved to Interview' });
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/recruiter/pipeline/${entry?.id}/show`);
});

test('the timeline tells the time of an interview in its own time zone, as the list of interviews does', async () => {
  const interview = sample.store.rows('interviews').find(({ entryId }) => entryId === entry?.id);
  if (!interview) throw new Error('The sample entry has an interview');
  const prepare = (writer: Writer) =>
    writer.touch('interviews', interview.id, {
      status: 'Scheduled',
      startsAt: '2026-11-30T15:00:00.000Z',
      timeZone: 'America/New_York',
    });
  await open('recruiter', profileOf(entry?.candidateId), { prepare });
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  expect(timeline.textContent?.replace(/\s/g, ' ')).toContain('Mon, Nov 30, 2026, 10:00 AM EST');
});

test('a candidate’s page lists the skills with years of experience first', async () => {
  const stated = sample.store
    .rows('candidates')
    .find(({ listed, skillUses }) => listed && skillUses.some(({ years }) => years !== null && years > 1));
  const most = Math.max(...(stated?.skillUses.map(({ years }) => years ?? 0) ?? []));
  await open('recruiter', profileOf(stated?.id));
  const skills = within(await screen.findByRole('region', { name: 'Skills' }));
  expect(skills.getAllByRole('listitem')[0]).toHaveTextContent(`${most} years`);
  expect(skills.getAllByRole('listitem')).toHaveLength(stated?.skills.length ?? 0);
});

test('a tag is added by typing it, suggested for the next candidate, and removed again', async () => {
  const { user, store } = await open('recruiter', profileOf(entry?.candidateId));
  const tags = within(await screen.findByRole('region', { name: 'Tags' }));
  await user.type(tags.getByRole('combobox', { name: 'Add a tag' }), 'Speaks Dutch{Enter}');
  await tags.findByRole('button', { name: 'Remove tag: Speaks Dutch' });
  expect(store.rows('candidateTags').at(-1)).toMatchObject({
    tag: 'Speaks Dutch',
    candidateId: entry?.candidateId,
    companyId: own,
  });
  await user.type(tags.getByRole('combobox', { name: 'Add a tag' }), 'speaks dutch{Enter}');
  expect(await tags.findByText('The candidate already has this tag')).toBeVisible();
  await user.click(tags.getByRole('button', { name: 'Remove tag: Speaks Dutch' }));
  await waitFor(() => expect(tags.queryByText('Speaks Dutch')).toBeNull());
});

test('a task set on a candidate’s page is listed under My tasks, where overdue ones say so, and is done there', {
  tags: 'rest',
}, async () => {
  const { user, store } = await open('recruiter', profileOf(entry?.candidateId));
  await user.click(
    (await screen.findAllByRole('button', { name: `Add task about ${entry?.name}` }))[0] as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Task/), 'Ask for a portfolio');
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(store.rows('tasks').at(-1)?.title).toBe('Ask for a portfolio'));
  await user.click(await screen.findByRole('link', { name: 'Tasks' }));
  const list = within(await screen.findByRole('list', { name: 'Tasks' }));
  expect(list.getAllByText(/^Overdue since/).length).toBeGreaterThan(0);
  await user.click(list.getByRole('checkbox', { name: 'Done: Ask for a portfolio' }));
  await waitFor(() => expect(store.rows('tasks').at(-1)?.status).toBe('Done'));
  await waitFor(() => expect(list.queryByText('Ask for a portfolio')).toBeNull());
});

test('a profile opened from the results goes to the next and previous candidate, also with J and K, and back', {
  tags: 'rest',
}, async () => {
  const { user } = await open('recruiter', '/talent-pool');
  const cards = await screen.findAllByRole('article');
  const names = cards.map((card) => within(card).getByRole('heading').textContent);
  await user.click(within(cards[0] as HTMLElement).getByRole('link', { name: String(names[0]) }));
  const titled = (name: unknown) => screen.findByRole('heading', { level: 2, name: String(name) });
  await titled(names[0]);
  await user.click(screen.getByRole('button', { name: 'Next candidate' }));
  await titled(names[1]);
  await user.keyboard('j');
  await titled(names[2]);
  await user.keyboard('k');
  await titled(names[1]);
  expect(screen.getByText('2 of 24')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Talent Pool' }));
  await screen.findAllByRole('article');
});
