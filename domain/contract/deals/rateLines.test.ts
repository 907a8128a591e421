import { expect, test } from 'vitest';
import { messageOfIssue } from '../../messages/english.ts';
import type { Message } from '../../messages/message.ts';
import { mostRateLines, rateLines } from './rateLines.ts';

const schema = rateLines('Rates');
const fault = (lines: unknown) => {
  const issue = schema.safeParse(lines).error?.issues[0];
  return issue ? codeOf(messageOfIssue(issue)) : null;
};
const codeOf = (message: Message) => (typeof message === 'string' ? message : message.code);
const react = { skill: 'React', level: null, rate: 9500 };

test('a rate card has one to fifty lines, each with a skill and an amount above zero', () => {
  expect(fault([react])).toBeNull();
  expect(schema.parse([{ skill: 'React', rate: 9500 }])).toEqual([react]);
  expect(fault([])).toBe('rateCards.no-lines');
  expect(fault([{ ...react, rate: 0 }])).toBe('proposals.rate-missing');
  expect(fault([{ ...react, skill: ' ' }])).toBe('text.required');
  const many = Array.from({ length: mostRateLines + 1 }, (_, place) => ({
    ...react,
    skill: `Skill ${place}`,
  }));
  expect(fault(many.slice(1))).toBeNull();
  expect(fault(many)).not.toBeNull();
});

test('a skill has one line for each level and one for any level', () => {
  expect(fault([react, { ...react, level: 'Senior' }, { ...react, level: 'Junior' }])).toBeNull();
  expect(fault([react, { ...react, skill: ' react ', rate: 8000 }])).toBe('rateCards.line-twice');
});
