import { expect, it } from 'vitest';
import { inEnglish } from '../../../domain/messages/english.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { weakness } from './weakness.ts';

const textOf = (message: Message | null) => message && inEnglish(message);

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
])('a password is refused as too common: %s', async (password) => {
  expect(textOf(await weakness(password, owner))).toBe('This password is too common');
});

it.each([
  'rosalind.okonkwo@skyharbor.example',
  'rosalind.okonkwo',
  'RosalindOkonkwo1',
  'Skyharbor2026',
  'skyharborsystems',
])('a password is refused because it consists of facts about its owner: %s', async (password) => {
  expect(textOf(await weakness(password, owner))).toBe(
    'Choose a password without your name, email or company',
  );
});

it.each(['orchid-lantern-42', 'correct horse battery', 'bench of nine oaks', 'xK9$fhq2zL'])(
  'a password is accepted: %s',
  async (password) => {
    expect(await weakness(password, owner)).toBeNull();
  },
);

it('a password with fewer than eight characters is refused', async () => {
  expect(textOf(await weakness('xK9$fhq', owner))).toBe('Password must be at least 8 characters');
});
