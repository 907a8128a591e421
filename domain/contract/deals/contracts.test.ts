import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { endedContracts } from '../../change/deals/expiry.ts';
import { isDue } from '../../query/due.ts';
import { safeName } from '../files/documentFile.ts';
import { formatOf } from '../files/formatOf.ts';
import { readDocument } from '../files/readDocument.ts';
import { conversionCostOn, conversionFeeOn, monthsOf, progressOf, totalValueOf } from './contractFigures.ts';
import { stageOf } from './contractLife.ts';
import { type MergeValues, merge, unknownFields } from './mergeFields.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('contract figures', () => {
  it('count months with both days included, and fractions of the last one', () => {
    expect(monthsOf({ startDate: '2026-07-01', endDate: '2026-12-31' })).toBe(6);
    expect(monthsOf({ startDate: '2026-01-31', endDate: '2026-02-28' })).toBe(1);
    expect(monthsOf({ startDate: '2026-06-01', endDate: '2026-06-15' })).toBe(0.5);
    expect(monthsOf({ startDate: '2026-06-02', endDate: '2026-06-01' })).toBe(0);
    expect(monthsOf({ startDate: '2026-06-02', endDate: 'soon' })).toBe(0);
    expect(monthsOf({ startDate: '2026-06-01', endDate: '2026-06-01' })).toBeCloseTo(1 / 30, 10);
    expect(monthsOf({ startDate: '2025-11-15', endDate: '2027-01-14' })).toBe(14);
    expect(monthsOf({ startDate: '2026-01-31', endDate: '2026-03-30' })).toBe(2);
    expect(monthsOf({ startDate: '2026-06-20', endDate: '2026-07-09' })).toBeCloseTo(20 / 30, 10);
    expect(monthsOf({ startDate: '2026-07-01T00:00:00.000Z', endDate: '2026-07-31T23:00:00.000Z' })).toBe(1);
  });

  it('calculate the total from rate, hours and months', () => {
    const term = { startDate: '2026-07-01', endDate: '2026-08-31' };
    expect(totalValueOf({ ...term, rate: 9550, monthlyHours: 160 })).toBe(9550 * 320);
    expect(totalValueOf({ startDate: '2026-06-01', endDate: '2026-06-10', rate: 100, monthlyHours: 1 })).toBe(
      33,
    );
  });

  it('show the progress of a running contract from 0 to 100 percent', () => {
    const term = { startDate: '2026-06-01', endDate: '2026-06-10' };
    const on = (day: string, status = 'Active') =>
      progressOf({ ...term, status }, new Date(`${day}T12:00:00Z`));
    expect([on('2026-05-01'), on('2026-06-01'), on('2026-06-05'), on('2026-07-01')]).toEqual([0, 5, 45, 100]);
    expect([on('2026-06-05', 'Pending'), on('2026-06-05', 'Expired')]).toEqual([0, 100]);
    expect(progressOf({ ...term, status: 'Active' }, new Date('2026-06-11T00:00:00Z'))).toBe(100);
    expect(progressOf({ ...term, status: 'Active' }, new Date('2026-06-10T23:59:59Z'))).toBe(99);
  });

  it('treat a contract as over on the day after its last', () => {
    const contract = { status: 'Active', endDate: '2026-06-10' };
    const isOver = (columns: object, now: string) =>
      isDue(endedContracts, { ...contract, ...columns }, new Date(now));
    expect(isOver({}, '2026-06-10T23:59:59Z')).toBe(false);
    expect(isOver({}, '2026-06-11T00:00:00Z')).toBe(true);
    expect(isOver({ status: 'Expired' }, '2026-06-11T00:00:00Z')).toBe(false);
  });
});

describe('a text with merge fields', () => {
  const values = { employee: '$& Dana', client: 'Harbour {{rate}}' } as MergeValues;

  it('is filled in once, without interpreting the values', () => {
    expect(merge('{{employee}} for {{ client }}', values)).toBe('$& Dana for Harbour {{rate}}');
  });

  it('reports unknown fields and braces that are never closed', () => {
    expect(unknownFields('{{employee}} {{boss}} {{boss}} {{toString}} {{rate')).toEqual([
      '{{boss}}',
      '{{toString}}',
      '{{rate',
    ]);
  });
});

describe('an uploaded file', () => {
  it('is recognized by its content', () => {
    expect(formatOf(bytes('%PDF-1.7'))).toBe('pdf');
    expect(formatOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('png');
    expect(formatOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpg');
    for (const other of ['', 'PK\x03\x04', '<html>', 'PK\x03\x04 [Content_Types].xml word/document.xml'])
      expect(formatOf(bytes(other))).toBeNull();
  });

  it('is recognized as a Word document by its ZIP directory and content types, without macros', () => {
    const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    const typesOf = (part: string, type: string) =>
      strToU8(`<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`);
    const text = strToU8('<w:document/>');
    const types = typesOf('word/document.xml', main);
    const word = { '[Content_Types].xml': types, 'word/document.xml': text };
    expect(formatOf(zipSync(word))).toBe('docx');
    expect(
      formatOf(
        zipSync({
          '[Content_Types].xml': typesOf('word/document2.xml', main),
          'word/document2.xml': text,
        }),
      ),
    ).toBe('docx');
    const others = {
      'names in the content of another file': { 'a.txt': strToU8('[Content_Types].xml word/document.xml') },
      'no part of that name': { '[Content_Types].xml': types, 'a.txt': strToU8('word/document.xml') },
      'a workbook': { ...word, '[Content_Types].xml': typesOf('xl/workbook.xml', 'application/sheet') },
      macros: { ...word, 'word/vbaProject.bin': text },
      'macros by the type': {
        ...word,
        '[Content_Types].xml': typesOf('word/document.xml', main.replace('openxmlformats', 'macroEnabled')),
      },
    };
    for (const [what, parts] of Object.entries(others))
      expect([what, formatOf(zipSync(parts, { level: 0 }))]).toEqual([what, null]);
    expect(formatOf(zipSync(word).subarray(0, 200))).toBeNull();
  });

  it('gets a name that is safe on every system', () => {
    expect(safeName('C:\\papers\\offer.PDF', 'pdf')).toBe('offer.pdf');
    expect(safeName('../../.hidden\u202Efdp.exe', 'pdf')).toBe('hidden fdp.exe.pdf');
    expect(safeName('photo.jpeg', 'jpg')).toBe('photo.jpg');
    expect(safeName('///', 'png')).toBe('Document.png');
    expect([...safeName('王'.repeat(300), 'pdf')]).toHaveLength(84);
  });

  it('is refused with a message if it is not a valid upload', () => {
    for (const body of [null, {}, { name: 'a' }, { name: 'a', content: 7 }, { name: 7, content: 'QQ==' }])
      expect(() => readDocument(body)).toThrow();
  });
});

describe('the life of a contract', () => {
  it('counts as expiring in the last 30 days of an active contract', () => {
    const on = (day: string, status: 'Active' | 'Pending' = 'Active') =>
      stageOf({ status, endDate: '2026-06-30' }, new Date(`${day}T12:00:00Z`));
    expect([on('2026-05-30'), on('2026-05-31'), on('2026-06-30'), on('2026-06-20', 'Pending')]).toEqual([
      'Active',
      'Expiring',
      'Expiring',
      'Pending',
    ]);
  });

  it('lets the conversion fee fall evenly from the first day to the last', () => {
    const fee = (day: string, conversionFee: number | null = 1000) =>
      conversionFeeOn({ conversionFee, startDate: '2026-06-01', endDate: '2026-06-10' }, day);
    expect([
      fee('2026-05-20'),
      fee('2026-06-01'),
      fee('2026-06-06'),
      fee('2026-06-10'),
      fee('2026-06-11'),
    ]).toEqual([1000, 1000, 500, 100, 0]);
    expect(fee('2026-06-01', null)).toBe(0);
  });

  it('rounds what a conversion costs once, half up, and names the days of which it is the share', () => {
    const term = { startDate: '2026-06-01', endDate: '2026-06-10' };
    const cost = (day: string, columns: object = {}) =>
      conversionCostOn({ ...term, conversionFee: 1005, ...columns }, day);
    expect(cost('2026-06-02')).toEqual({ fee: 905, agreed: 1005, daysLeft: 9, days: 10 });
    expect(cost('2026-06-06')).toEqual({ fee: 503, agreed: 1005, daysLeft: 5, days: 10 });
    expect(cost('2026-06-11')).toEqual({ fee: 0, agreed: 1005, daysLeft: 0, days: 10 });
    expect(cost('2026-06-02', { conversionFee: null })).toBeNull();
    expect(cost('2026-06-01', { endDate: '2026-06-01' })).toEqual({
      fee: 1005,
      agreed: 1005,
      daysLeft: 1,
      days: 1,
    });
    expect(cost('2026-06-02', { conversionFee: 999_999_999_999 })?.fee).toBe(899_999_999_999);
  });

  it('keeps the fee’s schedule when an amendment has moved the last day', () => {
    const amended = { startDate: '2026-06-01', endDate: '2026-06-05', conversionFeeUntil: '2026-06-10' };
    expect(conversionCostOn({ ...amended, conversionFee: 1000 }, '2026-06-05')).toMatchObject({
      fee: 600,
      daysLeft: 6,
      days: 10,
    });
  });
});
