import { expect, test } from 'vitest';
import { nounNames, nounOf } from '../contract/index.ts';
import { nounWords } from './nounWords.ts';

test('every noun, field and value has a label', () => {
  const words = nounWords();
  for (const name of nounNames) {
    expect(words[name]?.name).toContain('||||');
    expect(Object.keys(words[name]?.fields ?? {})).toEqual(Object.keys(nounOf(name).all));
  }
});

test('the stored id of a stage is shown as a word', () => {
  expect(nounWords().pipelineEntries?.values.stage?.sourcing).toBe('Sourcing');
});

test('a stored value that is not plain English is shown in plain English', () => {
  const { unknownSkills, mails } = nounWords();
  expect(unknownSkills?.values.status?.['A Skill of Its Own']).toBe('Separate Skill');
  expect(mails?.values.purpose).toMatchObject({ reset: 'Password Reset', invitation: 'Invitation' });
});
