import { expect, it } from 'vitest';
import { weakness } from './weakness.ts';

const owner = {
  email: 'rosalind.okonkwo@skyharbor.example',
  fullName: 'Rosalind Okonkwo',
  company: 'Skyharbor Systems',
};

it.each([
  'qwertz123456',
  'Password123!',
  'P@ssw0rd2026',
  'iloveyou2',
  'letmein123',
  'aaaaaaaaaaaa',
  'abcdefgh1',
  'TalentBench1',
  'sunshine88',
])('refuses %s as too common', async (password) => {
  expect(await weakness(password, owner)).toBe('This password is too common');
});

it.each([
  'rosalind.okonkwo@skyharbor.example',
  'rosalind.okonkwo',
  'RosalindOkonkwo1',
  'Skyharbor2026',
  'skyharborsystems',
])('refuses %s as made of what everybody knows of its owner', async (password) => {
  expect(await weakness(password, owner)).toBe('Choose a password without your name, email or company');
});

it.each(['orchid-lantern-42', 'correct horse battery', 'bench of nine oaks', 'xK9$fhq2zL'])(
  'takes %s',
  async (password) => {
    expect(await weakness(password, owner)).toBeNull();
  },
);

it('refuses fewer than eight characters', async () => {
  expect(await weakness('xK9$fhq', owner)).toBe('Password must be at least 8 characters');
});
