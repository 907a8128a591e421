import { describe, expect, it } from 'vitest';
import { makeCognates } from './cognates.ts';

const cognate = makeCognates([
  'geologist',
  'photographer',
  'telecommunications',
  'communication',
  'production',
  'quality',
  'electromechanical',
  'optometrist',
  'statistician',
  'turbine',
]);

describe('words of the same origin', () => {
  it.each([
    ['geologue', 'geologist'],
    ['geologo', 'geologist'],
    ['geologe', 'geologist'],
    ['photographe', 'photographer'],
    ['fotografo', 'photographer'],
    ['kommunikation', 'communication'],
    ['comunicaciones', 'communication'],
    ['produccion', 'production'],
    ['qualite', 'quality'],
    ['electromecanico', 'electromechanical'],
    ['optometriste', 'optometrist'],
    ['statisticien', 'statistician'],
    ['turbinen', 'turbine'],
  ])('are found by how they are spelled: %s', (word, english) => {
    expect(cognate(word)).toBe(english);
  });

  it.each(['geometre', 'tour', 'quitte', 'zxqwvist', ''])('are not found for others: %s', (word) => {
    expect(cognate(word)).toBeUndefined();
  });
});
