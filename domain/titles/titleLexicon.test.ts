import { describe, expect, it } from 'vitest';
import { loadTitleSpace } from './loadTitleSpace.ts';
import { titleLexicon } from './titleLexicon.ts';

const { wordNumbers } = await loadTitleSpace();
const lines = titleLexicon
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', others = ''] = line.split(':');
    return { english, columns: others.split('/').map((words) => words.split(' ').filter(Boolean)) };
  });

describe('the list of words in titles', () => {
  it('has words that English titles know, with German, French and Spanish ones', () => {
    for (const { english, columns } of lines) {
      expect(columns, english).toHaveLength(3);
      expect(columns.flat(), english).not.toEqual([]);
      expect(english.split(' ').filter((word) => !wordNumbers.has(word))).toEqual([]);
    }
  });

  it.each([
    ['German', 0],
    ['French', 1],
    ['Spanish', 2],
  ])('gives each %s word one meaning, without accents', (_, column) => {
    const words = lines.flatMap(({ columns }) => columns[column] ?? []);
    expect(words.filter((word) => !/^[a-z]+(?:_[a-z]+)*$/u.test(word))).toEqual([]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
