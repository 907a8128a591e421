import { expect, test } from 'vitest';
import { profileCompleteness, profileParts } from './profileCompleteness.ts';

const bare = {
  summary: null,
  skills: ['Java', 'K8s'],
  skillUses: [],
  confirmedSkills: [],
  engagements: null,
  languages: null,
  education: null,
  certificates: null,
  availabilityConfirmed: null,
};
const engagement = { title: 'Engineer', client: null, from: '2024-01', to: null, summary: null };
const complete = {
  ...bare,
  summary: 'Builds ledgers.',
  skills: ['Java', 'SQL', 'Kafka', 'Go', 'Rust'],
  skillUses: ['Java', 'SQL', 'Kafka', 'Go', 'Rust'].map((skill) => ({ skill, years: 3, lastUsed: null })),
  confirmedSkills: ['Java', 'SQL', 'Kafka'],
  engagements: [engagement],
  languages: [{ language: 'de' as const, level: 'Native' as const }],
  certificates: [{ name: 'Scrum Master', issuer: null, year: null }],
  availabilityConfirmed: '2026-02-20',
};
const today = '2026-03-01';
const meaningOf = (skill: string) => (/^(k8s|kubernetes)$/i.test(skill) ? 'kubernetes' : skill.toLowerCase());
const searches = (count: number, ...skills: string[]) => Array.from({ length: count }, () => ({ skills }));

test('a profile lacks each part that is empty, and nothing once all are filled in', () => {
  expect(profileCompleteness(bare, [], today, meaningOf).missing).toEqual([...profileParts]);
  expect(profileCompleteness(complete, [], today, meaningOf).missing).toEqual([]);
});

test('an availability confirmed long ago is missing, and so are years if they stand for few skills', () => {
  const old = { ...complete, availabilityConfirmed: '2026-01-02', skillUses: complete.skillUses.slice(0, 4) };
  expect(profileCompleteness(old, [], today, meaningOf).missing).toEqual(['skillUses', 'availability']);
});

test('a skill counts in each search that also asked for a skill of the profile, under any of its names', () => {
  const asked = [
    ...searches(3, 'Java', 'Kafka'),
    ...searches(4, 'Kubernetes', 'Helm'),
    ...searches(9, 'PHP'),
  ];
  expect(profileCompleteness(bare, asked, today, meaningOf)).toMatchObject({
    searches: 7,
    notNamed: [
      { skill: 'Helm', searches: 4 },
      { skill: 'Kafka', searches: 3 },
    ],
    withoutYears: [
      { skill: 'Kubernetes', searches: 4 },
      { skill: 'Java', searches: 3 },
    ],
  });
});

test('a skill that fewer than three searches asked for is not named', () => {
  const asked = searches(2, 'Java', 'Kafka');
  expect(profileCompleteness(bare, asked, today, meaningOf)).toMatchObject({
    searches: 2,
    notNamed: [],
    withoutYears: [],
  });
});
