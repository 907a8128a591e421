import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, foldWithPlaces, wordsToFind } from './foldText.ts';

describe('a folded text', () => {
  test.each([
    ['Štěpán O’Neill', 'stepan oneill'],
    ["O'Neill OʼNeill O‘Neill", 'oneill oneill oneill'],
    ['ÖZTÜRK Łukasz Nguyễn Björk Ñuñez Émile', 'ozturk lukasz nguyen bjork nunez emile'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['Đorđe Ørsted Ærø Þór Œuvre', 'dorde orsted aero thor oeuvre'],
    ['İSTANBUL Istanbul Işık', 'istanbul istanbul isik'],
    ['Jose\u0301 A\u030Angstro\u0308m', 'jose angstrom'],
    ['ＪＡＶＡ　２１', 'java 21'],
    ['Conﬂuence', 'confluence'],
    ['Jean‐Luc Jean–Luc', 'jean-luc jean-luc'],
    ['ΣΊΣΥΦΟΣ Σίσυφος', 'σισυφοσ σισυφοσ'],
    ['Семён', 'семен'],
    ['سُهَيْل', 'سهيل'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['हिन्दी', 'हिन्दी'],
    ['がか 한국', 'がか 한국'],
    ['safe\u202Ename\u200B', 'safename'],
    ['C++ C# .NET 100% a_b', 'c++ c# .net 100% a_b'],
  ])('of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('folds no further, and is the same for a text in capitals, composed or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        // A spacing accent of ancient Greek, which composes to another sign.
        const text = any.replaceAll('\u1FFD', '');
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(text.normalize('NFD'))).toBe(folded);
        expect(foldText(text.normalize('NFC'))).toBe(folded);
      }),
      { numRuns: 2000 },
    );
  });

  test('tells where each of its characters was written', () => {
    const text = 'Štěpa\u0301n O’Neill, Straße';
    const { folded, from, to } = foldWithPlaces(text);
    expect(folded).toBe(foldText(text));
    const written = (word: string) => {
      const at = folded.indexOf(word);
      return text.slice(from[at], to[at + word.length - 1]);
    };
    expect(['stepan', 'oneill', 'strasse'].map(written)).toEqual(['Štěpa\u0301n', 'O’Neill', 'Straße']);
  });
});

test('words are found in any order, each once, and none within another', () => {
  expect(wordsToFind(' Menon  Kavya menon ')).toEqual(['menon', 'kavya']);
  expect(wordsToFind('java javascript')).toEqual(['javascript']);
  expect(wordsToFind("'")).toEqual(["'"]);
  expect(wordsToFind('  ')).toEqual([]);
});
