import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import { openPage } from '../../testing/open.tsx';

test('a provider enters years and last use of a candidate’s skills', async () => {
  const { user, store } = await openPage('provider', '/employees/BE-001');
  const { skills, skillUses } = store.find('candidates', 'BE-001') as Candidate;
  const [skill] = skills as [string];
  const input = within(await screen.findByRole('group', { name: 'Person' }));
  for (const { skill: known } of skillUses) {
    await input.findByText(known, { selector: '[role=combobox]' });
    await user.click(input.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  }
  await user.click(input.getByRole('button', { name: 'Add skill' }));
  await user.click(await input.findByRole('combobox', { name: /^Skill\b/ }));
  await user.click(await screen.findByRole('option', { name: skill }));
  await user.type(input.getByRole('spinbutton', { name: 'Years' }), '61');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('At most 60');
  await user.clear(input.getByRole('spinbutton', { name: 'Years' }));
  await user.type(input.getByRole('spinbutton', { name: 'Years' }), '6');
  await user.type(input.getByLabelText('Last Used'), '2026-03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(store.find('candidates', 'BE-001')?.skillUses).toEqual([{ skill, years: 6, lastUsed: '2026-03' }]),
  );
});

test('a recruiter sees a candidate’s experience with each skill', async () => {
  const { store } = await openPage('recruiter', '/talent-pool/BE-001/show');
  const uses = store.find('candidates', 'BE-001')?.skillUses as { skill: string }[];
  const skills = within(await screen.findByRole('region', { name: 'Skills' }));
  const told = skills.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { skill } of uses)
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${skill}\\d+ years?, last used `)));
});

test('a provider confirms skills of a candidate, dated the day on which they are saved', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/employees/BE-001');
  const { skills } = store.find('candidates', 'BE-001') as Candidate;
  const confirmed = await screen.findByRole('combobox', { name: 'Confirmed Skills' });
  await user.click(confirmed);
  const offered = screen.getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(skills);
  for (const option of offered.filter((one) => one.getAttribute('aria-selected') === 'false'))
    await user.click(option);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const row = store.find('candidates', 'BE-001') as Candidate;
    expect(row.confirmedSkills.toSorted()).toEqual(skills.toSorted());
    expect(row.skillsConfirmed).toBe(row.updatedAt.slice(0, 10));
  });
});

test('a recruiter sees which skills the provider has confirmed', { tags: 'rest' }, async () => {
  const candidate = createWorld(defaultClock).candidates.find(
    ({ listed, confirmedSkills }) => listed && confirmedSkills.length > 0,
  ) as Candidate;
  const { skills, confirmedSkills } = candidate;
  await openPage('recruiter', `/talent-pool/${candidate.id}/show`);
  const shown = within(await screen.findByRole('region', { name: 'Skills' }));
  const said = shown
    .getAllByRole('listitem')
    .filter(({ textContent }) => /confirmed by the provider in \w+ \d{4}$/.test(String(textContent)));
  expect(
    said.map(({ textContent }) => skills.find((skill) => textContent?.startsWith(skill))).sort(),
  ).toEqual(confirmedSkills.toSorted());
});

test('a skill typed by another name is stored under the dictionary’s name', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/employees/create');
  const input = await screen.findByLabelText(/^Skills/);
  await user.click(input);
  await loadDictionary();
  await waitFor(async () => {
    await user.type(input, 'k8s{Enter}');
    expect(screen.getAllByRole('button', { name: /^Kubernetes/ })).toHaveLength(1);
  });
});
