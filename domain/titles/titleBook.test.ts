import { describe, expect, it } from 'vitest';
import { loadTitleSpace } from './loadTitleSpace.ts';
import { makeTitleBook } from './titleBook.ts';
import { titleWords } from './titleWords.ts';

const space = await loadTitleSpace();
const likeness = (one: string, other: string) => {
  const book = makeTitleBook(space);
  const number = book.add(other);
  return book.likenessTo(one)[number] ?? 0;
};

describe('titles', () => {
  it('are read without rank and without whom they address', () => {
    expect(titleWords('Senior Développeuse Java (m/w/d) II')).toEqual(['developpeuse', 'java']);
    expect(titleWords('C++ / C Engineer')).toEqual(['c', 'c++', 'engineer']);
  });

  it('with the same telling words are the same', () => {
    expect(likeness('Senior Java Developer', 'developer, JAVA')).toBe(1000);
    expect(likeness('☃ Zxqwv', 'Zxqwv')).toBe(1000);
  });

  it('of one trade are more alike than those of two, though they share no word', () => {
    expect(likeness('Registered Nurse', 'Midwife')).toBeGreaterThan(
      likeness('Registered Nurse', 'Carpenter'),
    );
    expect(likeness('Attorney', 'Lawyer')).toBeGreaterThan(likeness('Attorney', 'Welder'));
  });

  it('are alike both ways', () => {
    for (const [one, other] of [
      ['Java Developer', 'Software Engineer'],
      ['Nurse', ''],
      ['x'.repeat(10_000), 'Cook'],
    ] as const) {
      expect(likeness(one, other)).toBe(likeness(other, one));
    }
  });
});
