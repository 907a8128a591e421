import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const team = () => sample.store.rows('requisitions').find(({ position }) => position === 'Agent App Team');

test('a recruiter sees whole crews with people, rates and reasons, and shortlists one', async () => {
  const opened = await openPage('recruiter', `/requisitions/${team()?.id}/show`);
  const section = within(await screen.findByRole('region', { name: 'Suggested crews' }));
  const card = within(await section.findByRole('article', { name: 'Crew 1' }));
  const people = within(card.getByRole('list', { name: 'People' }));
  expect(people.getAllByRole('listitem')).toHaveLength(4);
  expect(people.getAllByText('Mobile Engineer')).toHaveLength(2);
  expect(card.getByText(/^Total rate: \$\d+/)).toBeVisible();
  const reasons = within(card.getByRole('list', { name: 'Why this score' })).getAllByRole('listitem');
  const points = reasons.map(({ firstElementChild }) => Number(firstElementChild?.textContent));
  const score = Number(/(\d+) points/.exec(card.getByText(/^\d+ points$/).textContent ?? '')?.[1]);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(score);

  await press(opened, 'Shortlist crew 1');
  const asked = await dialog(/^Shortlist 4/);
  const before = opened.store.rows('talentPoolMembers').length;
  await opened.user.click(await asked.findByRole('button', { name: 'Shortlist' }));
  await waitFor(() => expect(opened.store.rows('talentPoolMembers')).toHaveLength(before + 4));
});
