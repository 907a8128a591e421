import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { openFont } from '../scripts/fontCoverage.ts';
import type { Block } from './blocks.ts';
import { directionOf, leftToRight } from './direction.ts';
import { filesFor, piecesOf, undrawable } from './fonts.ts';
import { columnWidths, type Measure, widthsOf, wrap } from './lines.ts';
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
const sizeOf = (bytes: Uint8Array) =>
  /\/MediaBox \[([^\]]+)\]/.exec(new TextDecoder('latin1').decode(bytes))?.[1];
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

  test('keeps the lines of a value, such as an address', async () => {
    const { bytes } = await print([{ kind: 'facts', rows: [['Address', 'High Street 5\n10115 Berlin']] }]);
    const { text } = await extractText(bytes, { mergePages: true });
    expect(text).toMatch(/High Street 5\s+10115 Berlin/);
  });

  test('holds names in every script', async () => {
    const names = [
      ...['Łukasz Żółć', 'Ελένη', 'Наталія', 'Nguyễn', 'محمد علي', 'דוד כהן', 'संजय श्रीवास्तव', 'தமிழ்செல்வி'],
      ...['สมชาย ใจดี ไทย', '骆俊 闫晓', '陳經理 台風 華為', '髙橋さくら タナカ', '김민준 뷁'],
    ];
    expect((await print([{ kind: 'facts', rows: [['Employee', names.join(', ')]] }])).missing).toEqual([]);
  });

  test('has a box in place of an emoji, whatever it is made of, and says so', async () => {
    const { missing } = await print([{ kind: 'text', text: 'Java 🚀 👩‍👩‍👧 0️⃣' }]);
    expect(missing).toEqual(['🚀', '👩‍👩‍👧', '0️⃣']);
    const drawn = piecesOf('a👩‍👩‍👧b', 400).pieces.map(({ text }) => text);
    expect(drawn.join('')).toBe('a□b');
  });

  test('is printed whatever marks, joiners and directions it holds', async () => {
    const signs =
      'a\u0301\u0323 é\u200d\u200cक्\u094dषम\u0650\ufe0f(א)\u05b0 12.\u202e\u2067خ\u0651🏳️‍🌈\ud800한\u1112\u1161ไท\u0e38-@';
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const text = () => Array.from({ length: 60 }, () => signs[next(signs.length)]).join('');
    const { bytes } = await print([
      ...Array.from({ length: 60 }, (): Block => ({ kind: 'text', text: text() })),
      ...Array.from({ length: 20 }, (): Block => ({ kind: 'signed', typed: text(), lines: [text()] })),
    ]);
    expect(pagesOf(bytes)).toBeGreaterThan(3);
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

const tenEach: Measure = ({ text }) => [...text].length * 10;

describe('lines', () => {
  const broken = (text: string, width: number) =>
    wrap(text, 400, { width, direction: directionOf(text) }, tenEach).map(({ runs }) =>
      runs.map((run) => run.text).join(''),
    );

  test('end between words, and inside one that is too long', () => {
    expect(broken('one two three', 80)).toEqual(['one two', 'three']);
    expect(broken('abcdefghij', 40)).toEqual(['abcd', 'efgh', 'ij']);
  });

  test('end between Chinese signs, which have no spaces', () => {
    expect(broken('王小明陳', 20)).toEqual(['王小', '明陳']);
  });

  test('end between Thai words', () => {
    expect(broken('บริษัทและพนักงาน', 100)).toEqual(['บริษัทและ', 'พนักงาน']);
  });

  test('end after the signs of an address that is too long, before they end inside its words', () => {
    expect(broken('to ana.lindgren@bench.example', 150)).toEqual(['to', 'ana.lindgren@', 'bench.example']);
  });

  test('do not part a letter from its marks', () => {
    expect(broken('क्षक्षक्ष', 40)).toEqual(['क्ष', 'क्ष', 'क्ष']);
  });

  test('draw a narrow no-break space as the no-break space that the fonts have', () => {
    expect(broken('1\u202f250,00 €', 1000)).toEqual(['1\u00a0250,00 €']);
  });

  test('end at a space and never at a no-break space', () => {
    expect(broken('Total\u202f: 1\u202f250', 80)).toEqual(['Total\u00a0:', '1\u00a0250']);
  });
});

describe('what is read from right to left', () => {
  const visual = (text: string) => leftToRight(text, directionOf(text)).map((part) => part.text);

  test('is laid out word by word, with numbers and other scripts as they are', () => {
    expect(visual('דוד כהן 2024')).toEqual(['2024', ' ', 'כהן', ' ', 'דוד']);
    expect(visual('CT-1 דוד כהן, Ltd')).toEqual(['CT-1 ', 'כהן', ' ', 'דוד', ', Ltd']);
  });

  test('has its brackets mirrored', () => {
    expect(visual('דוד (גר)')).toEqual(['(', 'גר', ')', ' ', 'דוד']);
  });

  test('keeps its words whole, with the marks and joiners inside', () => {
    expect(visual('سوره\u200cها')).toEqual(['سوره\u200cها']);
  });
});

test('Arabic letters are joined and Devanagari ones form ligatures', async () => {
  const glyphs = async (text: string, file: string) =>
    (await openFont(file)).layout(text).glyphs.map(({ id }) => id);
  const joined = await glyphs('محمد', 'noto-sans-arabic-400-normal.woff');
  const apart = await Promise.all(
    [...'محمد'].map((letter) => glyphs(letter, 'noto-sans-arabic-400-normal.woff')),
  );
  expect(joined).toHaveLength(4);
  expect(joined.toReversed()).not.toEqual(apart.flat());
  expect((await glyphs('क्ष', 'noto-sans-devanagari-400-normal.woff')).length).toBe(1);
});

test('only the fonts that a text needs are read', () => {
  expect(filesFor(['Plain words']).filter((file) => !file.includes('-sc-'))).toEqual([
    'noto-sans-latin-400-normal.woff',
    'noto-sans-latin-700-normal.woff',
  ]);
  expect(filesFor(['김'])).toHaveLength(filesFor(['']).length + 1);
});

test('a text is asked about before it is printed', () => {
  expect(undrawable('José 김민준 محمد')).toEqual([]);
  expect(undrawable('Ana 🚀 Ⴀ')).toEqual(['🚀', 'Ⴀ']);
});

test('a typed signature that is long is printed whole, smaller or on two lines', async () => {
  const name = 'Dr. María Fernanda de los Ángeles Rodríguez-Villavicencio y Ortiz de Zárate';
  const { bytes } = await print([{ kind: 'signed', typed: name, lines: [] }]);
  const { text } = await extractText(bytes.slice(), { mergePages: true });
  expect(text.replace(/\s+/g, ' ')).toContain(name);
});

test('a footer that is long is printed whole', async () => {
  const footer = `CON-001 · ENV-002 · ${'Provider of Consulting Services '.repeat(4)}· The Client At Its End`;
  const { bytes } = await printPdf(
    { title: 't', author: 'a', language: 'en', footer, page: (n, of) => `${n}/${of}`, blocks: [] },
    readFontFile,
  );
  expect((await extractText(bytes.slice(), { mergePages: true })).text.replace(/\s+/g, ' ')).toContain(
    footer,
  );
});

describe('the pages', () => {
  test('are A4, or letter where that is what printers hold', async () => {
    const { bytes } = await print([]);
    expect(sizeOf(bytes)).toBe('0 0 595.28 841.89');
    const letter = await printPdf(
      {
        ...{ title: 't', author: 'a', language: 'en', footer: '', blocks: [] },
        paper: 'LETTER',
        page: String,
      },
      readFontFile,
    );
    expect(sizeOf(letter.bytes)).toBe('0 0 612 792');
  });

  const tableOf = (labels: readonly string[], cells: readonly string[]): Block => ({
    kind: 'table',
    columns: labels.map((label) => ({ label, share: 1 })),
    rows: [cells],
  });
  const es = ['ID', 'Nombre', 'Correo electrónico', 'Estado', 'Último inicio de sesión', 'Tipo de usuario'];
  const de = ['ID', 'Name', 'E-Mail-Adresse', 'Status', 'Letzte Anmeldung', 'Benutzertyp'];
  const user = [
    'USR-001',
    'Annika Lindgren',
    'annika.lindgren@talentbench.example',
    'Activo',
    '2026-11-28',
    'Superadministrador',
  ];

  test.each([
    ['Spanish', es],
    ['German', de],
  ])('keep the words of %s headers and of cells whole, though an address is wide', async (_, labels) => {
    const { bytes } = await print([tableOf(labels, user)]);
    const { text } = await extractText(bytes.slice(), { mergePages: true });
    const words = text.split(/\s+/);
    for (const word of [...labels, ...user].flatMap((one) => one.split(' ')))
      if (!word.includes('@')) expect(words).toContain(word);
    expect(words.join('')).toContain('annika.lindgren@talentbench.example');
    expect(sizeOf(bytes)).toBe('0 0 595.28 841.89');
  });

  test('lie on their side if a table has no other room for its words', async () => {
    const wide = Array.from({ length: 9 }, (_, place) => `Zahlungsbestätigung${place}`);
    const { bytes } = await print([tableOf(wide, wide)]);
    expect(sizeOf(bytes)).toBe('0 0 841.89 595.28');
  });
});

describe('the columns of a table', () => {
  const needing = (...widths: number[]) => widths.map((whole) => ({ whole, least: whole }));

  test('have the widths of their shares if every word fits', () => {
    expect(columnWidths(100, [3, 1], needing(40, 20))).toEqual([75, 25]);
  });

  test('are wide enough for their longest words, at the cost of columns with room to spare', () => {
    expect(columnWidths(100, [3, 1], needing(30, 40))).toEqual([60, 40]);
    expect(columnWidths(100, [1, 1, 2], needing(30, 10, 20))).toEqual([
      30,
      expect.closeTo(23.3, 1),
      expect.closeTo(46.7, 1),
    ]);
  });

  test('of addresses pay first if there is too little room', () => {
    const widths = columnWidths(
      100,
      [1, 1, 1],
      [
        { whole: 30, least: 30 },
        { whole: 90, least: 40 },
        { whole: 10, least: 10 },
      ],
    );
    expect(widths.map(Math.round)).toEqual([30, 60, 10]);
  });

  test('that are widest pay first if not even addresses make room', () => {
    expect(columnWidths(100, [1, 1, 1], needing(150, 20, 30)).map(Math.round)).toEqual([50, 20, 30]);
    expect(columnWidths(100, [1, 1], needing(150, 100)).map(Math.round)).toEqual([50, 50]);
  });

  test('need the width of the longest word, which a hyphen divides, unless it is within an ID', () => {
    const need = (text: string) => widthsOf(text, 400, tenEach);
    expect(need('Due Date')).toEqual({ whole: 40, least: 40 });
    expect(need('Full-time')).toEqual({ whole: 50, least: 50 });
    expect(need('INV-1745')).toEqual({ whole: 80, least: 80 });
    expect(need('ana@bench.example')).toEqual({ whole: 170, least: 70 });
  });
});
