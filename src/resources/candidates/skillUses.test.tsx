import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { openPage } from '../../testing/open.tsx';

const patient = { timeout: 15_000 };

test('a provider enters years and last use of a candidate’s skills', async () => {
  const { user, store } = await openPage('provider', '/employees/BE-001');
  const { skills, skillUses } = store.find('candidates', 'BE-001') as unknown as Candidate;
  const [skill] = skills as [string];
  const input = within(await screen.findByRole('group', { name: 'Person' }, patient));
  for (const { skill: known } of skillUses) {
    await input.findByText(known, { selector: '[role=combobox]' });
    await user.click(input.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  }
  await user.click(input.getByRole('button', { name: 'Add skill' }));
  await user.click(await input.findByRole('combobox', { name: /^Skill\b/ }));
  await user.click(await screen.findByRole('option', { name: skill }));
  await user.type(input.getByRole('spinbutton', { name: 'Years' }), '61');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('At most 60', undefined, patient);
  await user.clear(input.getByRole('spinbutton', { name: 'Years' }));
  await user.type(input.getByRole('spinbutton', { name: 'Years' }), '6');
  await user.type(input.getByLabelText('Last Used'), '2026-03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(
    () =>
      expect(store.find('candidates', 'BE-001')?.skillUses).toEqual([
        { skill, years: 6, lastUsed: '2026-03' },
      ]),
    patient,
  );
}, 60_000);

test('a recruiter sees a candidate’s experience with each skill', async () => {
  const { store } = await openPage('recruiter', '/talent-pool/BE-001/show');
  const uses = store.find('candidates', 'BE-001')?.skillUses as { skill: string }[];
  const skills = within(await screen.findByRole('region', { name: 'Skills' }, patient));
  const told = skills.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { skill } of uses)
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${skill}\\d+ years?, last used `)));
}, 60_000);

test('a skill typed by another name is stored under the dictionary’s name', async () => {
  const { user } = await openPage('provider', '/employees/create');
  const input = await screen.findByLabelText(/^Skills/, undefined, patient);
  await user.click(input);
  await loadDictionary();
  await waitFor(async () => {
    await user.type(input, 'k8s{Enter}');
    expect(screen.getAllByRole('button', { name: /^Kubernetes/ })).toHaveLength(1);
  }, patient);
}, 60_000);
