import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { slicesFor } from './fonts.ts';
import { columnWidths, type Measure, widestPiece, wrap } from './lines.ts';
import { printPdf } from './printPdf.ts';
import { readFontFile } from './readFontFile.ts';

const print = (blocks: Block[]) =>
  printPdf(
    {
      title: 'Agreement',
      author: 'Lumenfold',
      language: 'en',
      footer: 'CT-001',
      page: (number, of) => `Page ${number} of ${of}`,
      blocks,
    },
    readFontFile,
  );
const pagesOf = (bytes: Uint8Array) =>
  Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(new TextDecoder('latin1').decode(bytes))?.[1]);

describe('a printed document', () => {
  test('is a PDF with as many pages as its text needs', async () => {
    const short = await print([{ kind: 'title', text: 'Agreement' }]);
    expect(new TextDecoder('latin1').decode(short.bytes.slice(0, 5))).toBe('%PDF-');
    expect(pagesOf(short.bytes)).toBe(1);
    const long = await print([{ kind: 'text', text: 'One line of an agreement.\n'.repeat(150) }]);
    expect(pagesOf(long.bytes)).toBe(4);
  });

  test('holds names in Polish, Greek, Cyrillic, Vietnamese, Chinese and Japanese', async () => {
    const names = 'Łukasz Żółć, Ελένη, Наталія, Nguyễn, 王, 陳小明, かな';
    expect((await print([{ kind: 'facts', rows: [['Employee', names]] }])).missing).toEqual([]);
  });

  test('says which signs it has no letters for, and is printed all the same', async () => {
    const { bytes, missing } = await print([{ kind: 'heading', text: 'Price: 𓀀' }]);
    expect([missing, pagesOf(bytes)]).toEqual([['𓀀'], 1]);
  });

  test('has tables and lines to sign on', async () => {
    const { bytes } = await print([
      {
        kind: 'table',
        columns: [
          { label: 'What', share: 3 },
          { label: 'Amount', share: 1, figure: true },
        ],
        rows: [['Work', '$1.00']],
      },
      { kind: 'signatures', lines: [['Provider', 'Lumenfold'], ['Client']] },
    ]);
    expect(pagesOf(bytes)).toBe(1);
  });
});

describe('lines', () => {
  const tenEach: Measure = ({ text }) => [...text].length * 10;
  const broken = (text: string, width: number) =>
    wrap(text, 400, width, tenEach).map(({ runs }) => runs.map((run) => run.text).join(''));

  test('end between words, and inside one that is too long', () => {
    expect(broken('one two three', 80)).toEqual(['one two', 'three']);
    expect(broken('abcdefghij', 40)).toEqual(['abcd', 'efgh', 'ij']);
  });

  test('end between Chinese signs, which have no spaces', () => {
    expect(broken('王小明陳', 20)).toEqual(['王小', '明陳']);
  });

  test('draw a narrow no-break space as the no-break space that the fonts have', () => {
    expect(broken('1\u202f250,00 €', 1000)).toEqual(['1\u00a0250,00 €']);
  });

  test('end at a space and never at a no-break space', () => {
    expect(broken('Total\u202f: 1\u202f250', 80)).toEqual(['Total\u00a0:', '1\u00a0250']);
  });
});

test('only the fonts that a text needs are read', () => {
  expect(slicesFor('Plain words', 400).needed.map(({ file }) => file)).toEqual([
    'noto-sans-latin-400-normal.woff',
  ]);
  expect(slicesFor('王', 700).needed).toHaveLength(1);
});

describe('the columns of a table', () => {
  test('have the widths of their shares if every word fits', () => {
    expect(columnWidths(100, [3, 1], [40, 20])).toEqual([75, 25]);
  });

  test('are wide enough for their longest words, at the cost of columns with room to spare', () => {
    expect(columnWidths(100, [3, 1], [30, 40])).toEqual([60, 40]);
    expect(columnWidths(100, [1, 1, 2], [30, 10, 20])).toEqual([
      30,
      expect.closeTo(23.3, 1),
      expect.closeTo(46.7, 1),
    ]);
  });

  test('share the width by what they need if it is too small for all words', () => {
    expect(columnWidths(100, [1, 1], [150, 50])).toEqual([75, 25]);
  });

  test('need the width of the longest word, which a hyphen divides, unless it is within an ID', () => {
    const tenEach: Measure = ({ text }) => [...text].length * 10;
    expect(widestPiece('Due Date', 400, tenEach)).toBe(40);
    expect(widestPiece('Full-time', 400, tenEach)).toBe(50);
    expect(widestPiece('INV-1745', 400, tenEach)).toBe(80);
  });
});
