import { describe, expect, it } from 'vitest';
import { experienceRange, readExperience } from './experienceRange.ts';

const messageOf = (words: string) => experienceRange('Experience').safeParse(words).error?.issues[0]?.message;

describe('a range of experience', () => {
  it.each([
    ['3-5 years', { min: 3, max: 5 }],
    ['3 – 5', { min: 3, max: 5 }],
    ['10+ years', { min: 10, max: null }],
    ['4 Jahre', { min: 4, max: 4 }],
    ['2 to 6 years', { min: 2, max: 6 }],
    ['0-1 años', { min: 0, max: 1 }],
  ])('is parsed from %s', (words, range) => {
    expect(readExperience(words)).toEqual(range);
    expect(messageOf(words)).toBeUndefined();
  });

  it('refuses 40–2, where the maximum is below the minimum', () => {
    expect(messageOf('40–2')).toBe('range.backwards');
  });

  it.each(['senior', 'years', '3-', '-4', '3-5-7', '<b>3</b>', '🎯', "1' or 1=1"])('refuses %s', (words) => {
    expect(messageOf(words)).toBe('candidates.experience');
  });

  it('refuses more years than a career can have', () => {
    expect(messageOf('20-99 years')).toBe('number.too-many-years');
    expect(messageOf('')).toBe('text.required');
  });
});
