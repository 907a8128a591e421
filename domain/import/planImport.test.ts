import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../contract/candidates/candidates.ts';
import { spellingOf } from '../skills/spelling.ts';
import { importFields, mapColumns, missingFields, requiredFields } from './columns.ts';
import { planDrafts, planImport } from './planImport.ts';
import { type RateUnit, rateUnitIn, readCell } from './readCell.ts';
import { encodingOf, readText } from './readText.ts';
import { undoImport } from './undoImport.ts';

const today = '2026-11-28';

const ana = {
  id: 'BE-001',
  version: 4,
  name: 'Ana Ruiz',
  title: 'React Developer',
  skills: ['React'],
  experience: 5,
  location: 'Madrid',
  rate: 8500,
  email: 'ana@bench.example',
} as Candidate;
const bo = { ...ana, id: 'BE-002', name: 'Bo Lind', email: null } as Candidate;

const headers = ['Name', 'Title', 'Skills', 'Experience', 'Location', 'Rate', 'Email'];
const mapping = mapColumns(headers);
const known = spellingOf(['React', 'Go']);
const plan = (...rows: string[][]) => planImport({ today, rows, mapping, existing: [ana, bo], known });
const anasRow = ['Ana Ruiz', 'React Developer', 'react', '5', 'Madrid', '$85', 'ANA@bench.example'];

describe('the columns of an imported file', () => {
  it('are mapped to fields by their headers', () => {
    expect(
      mapColumns([
        'Employee',
        'Job Title',
        'skill_set',
        'Years of Experience',
        'City',
        'Hourly Rate',
        'E-Mail',
        'Shoe size',
      ]),
    ).toEqual(['name', 'title', 'skills', 'experience', 'location', 'rate', 'email', null]);
  });

  it('of an export are mapped back to the same fields', () => {
    expect(mapColumns(['Experience (years)', 'Availability Confirmed', 'On the Bench Since', 'ID'])).toEqual([
      'experience',
      'availabilityConfirmed',
      'benchSince',
      null,
    ]);
  });

  it('cannot be mapped to pictures', () => {
    expect(mapColumns(['Photo', 'Picture'])).toEqual([null, null]);
  });

  it('cannot be mapped to the custom fields as a whole', () => {
    expect(importFields).not.toContain('customFields');
    expect(mapColumns(['Custom Fields', 'customFields'])).toEqual([null, null]);
  });

  it('are mapped to each field at most once', () => {
    expect(mapColumns(['Name', 'Full name'])).toEqual(['name', null]);
  });

  it('that are required are named when they are missing', () => {
    expect(requiredFields).toEqual(['name', 'title', 'experience', 'location', 'rate']);
    expect(missingFields(mapColumns(['Name', 'City']))).toEqual(['title', 'experience', 'rate']);
  });
});

describe('a row of an import', () => {
  it('with several faults names all of them at once', () => {
    expect(plan(['', 'Tester', '', '7 or 8', '', 'cheap', 'nowhere'])[0]?.reasons).toMatchObject([
      { code: 'number', field: 'experience' },
      { code: 'amount', field: 'rate' },
      { field: 'name', message: 'text.required' },
      { field: 'location', message: 'text.required' },
      { code: 'omitted', field: 'email' },
    ]);
  });

  it('with part of a year counts the full years, and says so', () => {
    const [row] = plan(['Zoe', 'Tester', '', '7.5', 'Lyon', '80', '']);
    expect(row).toMatchObject({
      kind: 'new',
      reasons: [{ code: 'roundedDown', field: 'experience', stored: 7 }],
      item: { create: { experience: 7 } },
    });
    expect(plan(['Zoe', 'Tester', '', '7,0', 'Lyon', '80', ''])[0]?.reasons).toEqual([]);
  });

  it('for an unknown candidate is new, with values as they are stored', () => {
    const [row] = plan(['Zoe', 'Tester', 'GO; react, GO', '7 years', 'Lyon', '1.085,50 €', '']);
    expect(row).toMatchObject({ row: 2, kind: 'new', name: 'Zoe', reasons: [] });
    expect(row?.item).toEqual({
      create: {
        name: 'Zoe',
        title: 'Tester',
        skills: ['Go', 'React'],
        experience: 7,
        location: 'Lyon',
        rate: 108_550,
        currency: 'EUR',
      },
    });
  });

  it('with a known email and the same content is a duplicate', () => {
    const [row] = planImport({ today, rows: [anasRow.with(5, '85')], mapping, existing: [ana], known });
    expect(row).toMatchObject({
      kind: 'duplicate',
      reasons: [{ code: 'sameEmail', id: 'BE-001' }],
      item: null,
    });
  });

  it('with a known email and other content is an update of what differs', () => {
    const [row] = plan(anasRow.with(5, '90').with(0, 'Ana R. Ruiz'));
    expect(row).toMatchObject({
      kind: 'update',
      item: { edit: { id: 'BE-001', version: 4, changes: { name: 'Ana R. Ruiz', rate: 9000 } } },
      before: { name: 'Ana Ruiz', rate: 8500 },
    });
  });

  it('without an email is matched by name and title', () => {
    expect(plan(['bo  LIND', 'react developer', '', '', '', '', ''])[0]).toMatchObject({
      kind: 'update',
      reasons: [{ code: 'sameNameAndTitle', id: 'BE-002' }],
    });
  });

  it('with the same name but another email is a new candidate', () => {
    expect(plan(anasRow.with(6, 'other.ana@bench.example'))[0]?.kind).toBe('new');
  });

  it('never clears a field by an empty cell', () => {
    expect(plan(['Bo Lind', 'React Developer', '', '5', 'Madrid', '', ''])[0]?.kind).toBe('duplicate');
  });

  it('that occurs twice in the file is imported once', () => {
    const zoe = ['Zoe', 'Tester', '', '7', 'Lyon', '80', 'zoe@bench.example'];
    expect(plan(zoe, zoe)[1]).toMatchObject({
      row: 3,
      kind: 'duplicate',
      reasons: [{ code: 'twice', row: 2 }],
    });
  });

  it('that matches several candidates is refused as ambiguous', () => {
    const two = [{ ...bo, id: 'BE-003' } as Candidate, bo];
    const [row] = planImport({
      today,
      rows: [['Bo Lind', 'React Developer', '', '5', 'Rome', '80', '']],
      mapping,
      existing: two,
      known,
    });
    expect(row).toMatchObject({ kind: 'error', reasons: [{ code: 'several' }] });
  });

  it.each<[string, string[], object[]]>([
    [
      'a missing field',
      ['', 'Tester', '', '7', 'Lyon', '80', ''],
      [{ code: 'field', field: 'name', message: 'text.required' }],
    ],
    [
      'years that are no number',
      ['Zoe', 'T', '', 'many', 'Lyon', '80', ''],
      [{ code: 'number', field: 'experience' }],
    ],
    [
      'an amount that is none',
      ['Zoe', 'T', '', '7', 'Lyon', 'negotiable', ''],
      [{ code: 'amount', field: 'rate' }],
    ],
    [
      'bytes that are no character',
      ['Zo\uFFFD', 'T', '', '7', 'Lyon', '80', ''],
      [{ code: 'unreadable', field: 'name' }],
    ],
    [
      'more cells than headings',
      ['Zoe', 'T', '', '7', 'Lyon', '80', '', 'stray'],
      [{ code: 'tooManyCells' }],
    ],
  ])('with %s is an error with that reason', (_, cells, reasons) => {
    expect(plan(cells)[0]).toMatchObject({ kind: 'error', reasons, item: null });
  });

  it('is known by name and phone number, with or without a country code, whatever the title and email', () => {
    const withPhone = { ...ana, phone: '+34 600 123 456' } as Candidate;
    const read = (name: string, phone: string) =>
      planImport({
        today,
        rows: [[name, 'Lead Developer', '7', 'Madrid', '90', 'new@bench.example', phone]],
        mapping: ['name', 'title', 'experience', 'location', 'rate', 'email', 'phone'],
        existing: [withPhone, bo],
        known,
      })[0];
    expect(read('ANA RUIZ', '600-123-456')).toMatchObject({
      kind: 'update',
      reasons: [{ code: 'sameNameAndPhone', id: 'BE-001' }],
    });
    // A number of an office is not that of one person.
    expect(read('Eva Gil', '600-123-456')?.kind).toBe('new');
  });

  it('with an optional value that cannot be stored is imported without it, and says so', () => {
    const because = { code: 'field', field: 'email', message: 'email.invalid' };
    const [row] = plan(['Zoe', 'T', '', '7', 'Lyon', '80', 'zoe']);
    expect(row).toMatchObject({ kind: 'new', reasons: [{ code: 'omitted', field: 'email', because }] });
    expect(row?.item).not.toHaveProperty('create.email');
  });

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['3.4.2026', '2026-04-03'],
    ['2026-4-3', '2026-04-03'],
  ])('reads the date %s as %s', (cell, day) => {
    const [row] = planImport({
      today,
      rows: [['Zoe', 'T', '1', 'L', '80', cell]],
      mapping: ['name', 'title', 'experience', 'location', 'rate', 'availableFrom'],
      existing: [],
      known,
    });
    expect(row?.item).toMatchObject({ create: { availableFrom: day } });
  });

  it('refuses an ambiguous date', () => {
    const [row] = planImport({
      today,
      rows: [['3/4/2026']],
      mapping: ['availableFrom'],
      existing: [],
      known,
    });
    const because = { code: 'ambiguousDate', field: 'availableFrom' };
    expect(row?.reasons).toContainEqual({ code: 'omitted', field: 'availableFrom', because });
  });

  it('reads languages with their levels, and refuses a cell that names none', () => {
    const read = (cell: string) => readCell('languages', cell, known, { today });
    expect(read('German (C1); English: native, Französisch; German (A1)')).toEqual({
      value: [
        { language: 'de', level: 'A1' },
        { language: 'en', level: 'Native' },
        { language: 'fr', level: null },
      ],
    });
    expect(read('German; Klingon')).toEqual({ error: 'language' });
  });

  it('reads job types in the languages of the consoles', () => {
    const read = (cell: string) => readCell('jobTypes', cell, known, { today });
    expect(read('contract; Vollzeit, indépendant')).toEqual({
      value: ['Contract', 'Full-time', 'Freelance'],
    });
    expect(read('Freelance; Autónomo')).toEqual({ value: ['Freelance'] });
    const [row] = planImport({
      today,
      rows: [[...anasRow, 'Contract; SOW']],
      mapping: [...mapping, 'jobTypes'],
      existing: [ana],
      known,
    });
    expect(row?.reasons).toContainEqual(expect.objectContaining({ code: 'omitted', field: 'jobTypes' }));
  });

  it('reads a formula as text, without the apostrophe of an export', () => {
    const formula = '=HYPERLINK("http://x")';
    const titles = plan(
      ['Zoe', formula, '', '7', 'Lyon', '80', ''],
      ['Yan', `'${formula}`, '', '7', 'Lyon', '80', ''],
    );
    for (const row of titles) expect(row.item).toMatchObject({ create: { title: formula } });
  });

  it('is always new, update, duplicate or error, and an error always has a reason', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Ana Ruiz', 'React Developer', '5', '85', 'ana@bench.example'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 20 }), (rows) => {
        const planned = plan(...rows);
        expect(planned.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 2));
        for (const { kind, reasons, item } of planned) {
          expect(item !== null).toBe(kind === 'new' || kind === 'update');
          if (kind === 'error') expect(reasons.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('undoing an import', () => {
  it('deletes added candidates and restores changed ones', () => {
    const sent = plan(['Zoe', 'Tester', '', '7', 'Lyon', '80', ''], anasRow.with(5, '90'));
    const undone = undoImport(sent, [
      { id: 'BE-100', version: 1 },
      { id: 'BE-001', version: 5 },
    ]);
    expect(undone).toEqual([
      { remove: { id: 'BE-100', version: 1 } },
      { edit: { id: 'BE-001', version: 5, changes: { rate: 8500 } } },
    ]);
  });
});

describe('the encoding of a file', () => {
  const utf16 = (text: string, mark: boolean) =>
    new Uint8Array(Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le'));

  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë,Rätsel'), 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFZoë,Rätsel'), 'utf-8'],
    ['UTF-16 with a mark', utf16('Zoë,Rätsel', true), 'utf-16le'],
    ['UTF-16 without a mark', utf16('Zoë,Rätsel', false), 'utf-16le'],
    [
      'UTF-16 the other way round',
      new Uint8Array(Buffer.from('\uFEFFZoë,Rätsel', 'utf16le').swap16()),
      'utf-16be',
    ],
  ])('%s is detected', (_, bytes, encoding) => {
    expect([encodingOf(bytes), readText(bytes)]).toEqual([encoding, 'Zoë,Rätsel']);
  });

  it('that is not UTF-8 is that of Excel on Windows, unless only a few bytes are damaged', () => {
    const latin = new Uint8Array([0x5a, 0x6f, 0xeb]);
    expect(readText(latin, 'utf-8')).toBe('Zo\uFFFD');
    expect([encodingOf(latin), readText(latin)]).toEqual(['windows-1252', 'Zoë']);
    const damaged = new Uint8Array([...new TextEncoder().encode('Zoë,Rätsel'), 0xeb]);
    expect([encodingOf(damaged), readText(damaged)]).toEqual(['utf-8', 'Zoë,Rätsel\uFFFD']);
  });
});

describe('a cell of an imported file', () => {
  it.each(['yes', 'TRUE', 'x', 'sí', 'Si', 'oui', 'Ja', 'vrai', 'wahr', '1'])(
    'with a word for yes is read as yes: %s',
    (cell) => {
      expect(readCell('published', cell, known, { today })).toEqual({ value: true });
    },
  );

  it.each(['no', 'False', 'non', 'Nein', 'falso', 'faux', 'falsch', '0'])(
    'with a word for no is read as no: %s',
    (cell) => {
      expect(readCell('published', cell, known, { today })).toEqual({ value: false });
    },
  );

  it.each(['maybe', 'vielleicht', 'nie'])('with any other word is not guessed: %s', (cell) => {
    expect(readCell('published', cell, known, { today })).toEqual({ error: 'yesOrNo' });
  });

  it.each([
    ['availability', 'Immediate', 'now, Inmediata, de inmediato, immédiatement, IMMEDIAT, ab sofort'],
    ['availability', '2 weeks notice', '2 weeks, 2 semanas, 14 jours, Zwei Wochen'],
    ['availability', '1 month notice', "30 days, un mes, Préavis d'un mois, 1 Monat Frist"],
    ['status', 'Available', 'available, disponible, Verfügbar, verfugbar, libre'],
    ['status', 'In Discussion', 'en conversación, EN DISCUSSION, im Gespräch'],
    ['status', 'Placed', 'colocada, Placée, vermittelt'],
  ])('for %s that means %s is understood in every language', (field, value, cells) => {
    for (const cell of cells.split(', ')) expect(readCell(field, cell, known, { today })).toEqual({ value });
  });

  it('for another field stays as written, and the field refuses it', () => {
    expect(readCell('availability', 'vermittelt', known, { today })).toEqual({ value: 'vermittelt' });
  });

  it.each(['7', '7+', '7 años', '7 ans', '7 Jahre'])('with a number of years is parsed: %s', (cell) => {
    expect(readCell('experience', cell, known, { today })).toEqual({ value: 7 });
  });
});

describe('an amount of an imported file', () => {
  const rate = (cell: string | number) => readCell('rate', cell, known, { today });

  it.each([
    ['85', 8500],
    ['$85.50', 8550],
    ['85,5 €', 8550],
    ['1.234,56', 123_456],
    ['1,234.5', 123_450],
    ['1,234,567', 123_456_700],
    ["1'085.50 USD", 108_550],
    ['1 085,50', 108_550],
    ['1234,5', 123_450],
    ['85/h', 8500],
    [85.5, 8550],
    [0.5, 50],
    [1085, 108_500],
    ['1,23,456', 12_345_600],
    [62.12, 6212],
  ])('reads %s exactly', (cell, value) => {
    expect(rate(cell)).toEqual({ value });
  });

  it.each([
    [62.125, 6213],
    [1.005, 101],
    [0.125, 13],
    ['62.1250001', 6213],
    ['1.234,567', 123_457],
    ['1234.567', 123_457],
  ])('of %s is rounded, and says so', (cell, stored) => {
    expect(rate(cell)).toEqual({ value: stored, note: { code: 'roundedAmount', stored } });
  });

  it.each([93.500000000000014, '93.500000000000014', '93,50000'])(
    'of %s has only what a spreadsheet left by calculating',
    (cell) => {
      expect(rate(cell)).toEqual({ value: 9350 });
    },
  );

  it.each(['62.500', '0.125', '1,085', '1.085 €', '$999,000'])('of %s is not guessed', (cell) => {
    expect(rate(cell)).toEqual({ error: 'ambiguousAmount' });
  });

  it.each(['-5', -5, '1.2.3', '1,23,45', 'cheap', '12.', Number.NaN])('of %s is refused', (cell) => {
    expect(rate(cell)).toEqual({ error: 'amount' });
  });

  it.each([
    ['$96,000', 'year', 5000, 'perYear'],
    ['96.000 €', 'year', 5000, 'perYear'],
    ['$120k', 'year', 6250, 'perYear'],
    ['48–57.6 k€', 'year', 3000, 'upperEnd'],
    [96_000, 'year', 5000, 'perYear'],
    ['8.000', 'month', 5000, 'perMonth'],
    ['8000 per month', 'month', 5000, 'perMonth'],
    ['1.200', 'day', 15_000, 'perDay'],
    ['640', 'day', 8000, 'perDay'],
    ['$85/h', 'year', 8500, null],
    ['640 / Tag', 'hour', 8000, 'perDay'],
  ] as const)('of %s in a column per %s is stored per hour', (cell, per, stored, code) => {
    const read = readCell('rate', cell, known, { today, per });
    expect(read).toEqual({ value: stored, ...(code && { note: { code, stored } }) });
  });

  it.each(['$96,000 per year', '120k', '12 LPA', '4000 monthly', '30 lakhs'])(
    'of %s is not guessed per hour unless the column says how',
    (cell) => {
      for (const per of [undefined, 'hour', 'day'] as const)
        expect(readCell('rate', cell, known, { today, per })).toEqual({ error: 'rateUnit' });
    },
  );

  it.each([
    ['Annual CTC', 60_000, { error: 'rateUnit' }],
    ['Monthly rate', '8,000', { error: 'rateUnit' }],
    ['Rate (per day)', 640, { value: 8000, note: { code: 'perDay', stored: 8000 } }],
    ['Tagessatz', '640', { value: 8000, note: { code: 'perDay', stored: 8000 } }],
    ['Rate', 64, { value: 6400 }],
  ] as const)('below “%s” is for what the heading says: %s', (header, cell, read) => {
    expect(readCell('rate', cell, known, { today, heading: rateUnitIn(header) })).toEqual(read);
  });

  it('in thousands is for a year or a chosen month, and never for an hour', () => {
    const read = (cell: string, per?: RateUnit) => readCell('rate', cell, known, { today, per });
    expect(read('$8k', 'month')).toEqual({ value: 5000, note: { code: 'perMonth', stored: 5000 } });
    expect(read('$85k/h', 'hour')).toEqual({ error: 'rateUnit' });
  });

  it('that is missing changes no currency', () => {
    const row = [ana.name, ana.title, '', '', 'Malmö', ' ', ''];
    const chosen = { 5: { currency: 'EUR' as const } };
    const [update] = planImport({ today, rows: [row], mapping, chosen, existing: [ana], known });
    expect(update?.item).toMatchObject({ edit: { changes: { location: 'Malmö' } } });
    expect(update?.before).toEqual({ location: ana.location });
  });

  it('without a currency has that of its column, if somebody chose one', () => {
    const [row, own] = planImport({
      today,
      rows: [
        ['Cy Doe', 'Tester', '', '3', 'Berlin', '80', ''],
        ['Di Roe', 'Tester', '', '3', 'Berlin', '$80', ''],
      ],
      mapping,
      chosen: { 5: { currency: 'EUR' } },
      existing: [],
      known,
    });
    expect([row?.item, own?.item]).toMatchObject([
      { create: { rate: 8000, currency: 'EUR' } },
      { create: { rate: 8000, currency: 'USD' } },
    ]);
  });

  it('of a workbook is never stored a thousand times too high or low', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1_000_000, noNaN: true }), (amount) => {
        const read = rate(amount) as { value: number };
        expect(Math.abs(read.value - amount * 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('in a file is never another one than written, whatever its signs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(['.', ''], [',', ''], ['.', ','], [',', '.'], ['.', ' '], [',', "'"]),
        (minor, [decimal = '', thousands = '']) => {
          const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
          expect(rate(`${whole}${decimal}${String(minor % 100).padStart(2, '0')}`)).toEqual({ value: minor });
        },
      ),
    );
  });

  it('far from the usual rate of the bench is pointed out', () => {
    const bench = [80, 85, 120].map(
      (rate, at) => ({ ...ana, id: `BE-01${at}`, rate: rate * 100 }) as Candidate,
    );
    const notes = (cell: string) =>
      planImport({
        today,
        rows: [['Zoe', 'Tester', '', '7', 'Lyon', cell, '']],
        mapping,
        existing: bench,
        known,
      })[0]?.reasons;
    expect(notes('850')).toEqual([{ code: 'unusualRate', field: 'rate', usual: 8500 }]);
    expect(notes('8.5')).toEqual([{ code: 'unusualRate', field: 'rate', usual: 8500 }]);
    expect(notes('849')).toEqual([]);
    expect(notes('9')).toEqual([]);
  });

  it('is compared with those of the same currency, or of the file where the bench has none', () => {
    const row = (name: string, rate: string) => [name, 'Tester', '', '7', 'Lyon', rate, ''];
    const planned = plan(row('A', '€80'), row('B', '€90'), row('C', '€100'), row('D', '€9000'));
    expect(planned.map(({ reasons }) => reasons.length)).toEqual([0, 0, 0, 1]);
  });
});

describe('a number of a workbook', () => {
  it('in a column of texts keeps its digits', () => {
    expect(readCell('phone', 919_876_543_210, known, { today })).toEqual({ value: '919876543210' });
  });

  it.each(['9.19877E+11', '9,19877e+11', 9.19877e15])('that was shortened is refused: %s', (cell) => {
    for (const field of ['phone', 'notes', 'rate', 'experience'])
      if (typeof cell === 'string')
        expect(readCell(field, cell, known, { today })).toEqual({ error: 'shortened' });
    expect(readCell('phone', cell, known, { today })).toEqual({ error: 'shortened' });
  });

  it('counts full years', () => {
    expect(readCell('experience', 7.5, known, { today })).toEqual({
      value: 7,
      note: { code: 'roundedDown', stored: 7 },
    });
    expect(readCell('experience', 6.999999999999999, known, { today })).toEqual({ value: 7 });
    expect(readCell('experience', -1, known, { today })).toEqual({ error: 'number' });
  });
});

describe('a name of an imported file', () => {
  it.each([
    ["Siobhan O'Neill", 'Siobhán O’Neill'],
    ['SIOBHA\u0301N  O‘NEILL', 'Siobhán O’Neill'],
    ['Lukasz Nowak', 'Łukasz Nowak'],
  ])('%s is that of %s', (name, stored) => {
    const [row] = planImport({
      today,
      rows: [[name, 'react développeur', '', '5', 'Madrid', '85', '']],
      mapping,
      existing: [{ ...bo, name: stored, title: 'React Developpeur' }],
      known,
    });
    expect(row?.reasons).toContainEqual({ code: 'sameNameAndTitle', id: 'BE-002' });
  });
});

describe('drafts from resumes', () => {
  const engagement = { title: 'Tester', client: 'Port Ltd', from: '2019-01', to: null, summary: null };
  const known = {
    ...ana,
    skillUses: [],
    engagements: [{ to: null, from: '2019-01', title: 'Tester', client: 'Port Ltd', summary: null }],
  } as Candidate;
  const draft = { name: 'Ana Ruiz', title: 'React Developer', engagements: [engagement] };

  it('that say nothing new are duplicates, in whatever order their parts are stored', () => {
    expect(planDrafts([draft], [known])[0]?.kind).toBe('duplicate');
  });

  it('add their skills to those that are known', () => {
    const [planned] = planDrafts([{ ...draft, skills: ['Go'] }], [known]);
    expect(planned).toMatchObject({
      kind: 'update',
      item: { edit: { changes: { skills: ['React', 'Go'] } } },
      before: { skills: ['React'] },
    });
  });

  it('of two files about one person are imported once', () => {
    const zoe = { name: 'Zoe', title: 'Tester', experience: 3, location: 'Lyon', rate: 7000 };
    expect(planDrafts([zoe, zoe], []).map(({ kind }) => kind)).toEqual(['new', 'duplicate']);
  });
});

describe('currencies of an imported file', () => {
  const market = { usual: 'USD', inUse: ['USD', 'INR', 'JPY', 'KWD'] } as const;
  const mapping = mapColumns(['Name', 'Title', 'Skills', 'Experience', 'Location', 'Rate', 'Cost']);
  const planned = (rate: string | number, more: Partial<Parameters<typeof planImport>[0]> = {}, cost = '') =>
    planImport({
      rows: [['Zoe Zimmer', 'Tester', 'React', 3, 'Pune', rate, cost]],
      mapping,
      existing: [],
      known,
      today,
      market,
      ...more,
    })[0];

  it.each([
    ['¥9,500', { rate: 9500, currency: 'JPY' }],
    ['JPY 9500.4', { rate: 9500, currency: 'JPY' }],
    ['KWD 12.345', { rate: 12_345, currency: 'KWD' }],
    ['KD 12.5', { rate: 12_500, currency: 'KWD' }],
    ['₹ 2,500/hr', { rate: 250_000, currency: 'INR' }],
    ['2500 INR', { rate: 250_000, currency: 'INR' }],
    ['₹18,000 per day', { rate: 225_000, currency: 'INR' }],
    ['KWD 1.250 per day', { rate: 156, currency: 'KWD' }],
    ['85', { rate: 8500 }],
  ])('of %s are read with their decimals', (cell, values) => {
    const create = (planned(cell)?.item as { create?: object } | null)?.create;
    expect(create).toMatchObject(values);
    if (cell === '85') expect(create).not.toHaveProperty('currency');
  });

  it('of three decimals are also read so in a column of amounts per month', () => {
    const chosen = { 5: { per: 'month' as const } };
    expect(planned('KWD 850.500', { chosen })?.item).toMatchObject({
      create: { rate: 5316, currency: 'KWD' },
    });
  });

  it('of a column of their own are read by sign, word and code', () => {
    const inColumn = (cell: string) =>
      planned('9500', {
        mapping: mapping.with(6, 'currency'),
        rows: [['Zoe Zimmer', 'Tester', 'React', 3, 'Pune', '9,500', cell]],
      })?.item;
    expect(inColumn('¥')).toMatchObject({ create: { rate: 9500, currency: 'JPY' } });
    expect(inColumn('inr')).toMatchObject({ create: { rate: 950_000, currency: 'INR' } });
    expect(inColumn('₹')).toMatchObject({ create: { rate: 950_000, currency: 'INR' } });
    expect(inColumn('CHF')).toBeNull();
    expect(inColumn('Goldmark')).toBeNull();
  });

  it('that are not in use are named, with those that are, and the row is not imported', () => {
    for (const cell of ['CHF 120', 'R$ 150', 'S$95']) {
      const row = planned(cell);
      expect(row?.item).toBeNull();
      expect(row?.reasons[0]).toMatchObject({
        code: 'currencyNotInUse',
        field: 'rate',
        values: 'USD, INR, JPY, KWD',
      });
    }
  });

  it('whose sign is that of several are asked for, and chosen for the column', () => {
    expect(planned('450 kr')?.reasons).toEqual([{ code: 'ambiguousCurrency', field: 'rate', sign: 'kr' }]);
    const inUse = ['SEK', 'NOK'] as const;
    const chosen = { 5: { currency: 'NOK' as const } };
    const row = planned('450 kr', { market: { usual: 'SEK', inUse }, chosen });
    expect(row?.item).toMatchObject({ create: { rate: 45_000, currency: 'NOK' } });
  });

  it('of a cost that is not that of the rate leave the cost out', () => {
    const row = planned('¥9500', {}, '$60');
    expect(row?.item).toMatchObject({ create: { rate: 9500, currency: 'JPY' } });
    expect(row?.reasons).toContainEqual(expect.objectContaining({ code: 'omitted', field: 'cost' }));
  });

  it('of the rate are those of a cost that names none', () => {
    expect(planned('¥9500', {}, '6000')?.item).toMatchObject({
      create: { rate: 9500, cost: 6000, currency: 'JPY' },
    });
    expect(planned('KWD 12.5', {}, '6')?.item).toMatchObject({
      create: { rate: 12_500, cost: 6000, currency: 'KWD' },
    });
    const chosen = { 5: { currency: 'JPY' as const } };
    expect(planned('9500', { chosen }, '6000')?.item).toMatchObject({
      create: { rate: 9500, cost: 6000, currency: 'JPY' },
    });
  });

  it('of a rate stand in for an empty cell of their column, and give way to another one with a note', () => {
    const beside = (rate: string, currency: string) =>
      planned(rate, {
        mapping: mapping.with(6, 'currency'),
        rows: [['Zoe Zimmer', 'Tester', 'React', 3, 'Pune', rate, currency]],
      });
    expect(beside('₹2500', '')?.item).toMatchObject({ create: { rate: 250_000, currency: 'INR' } });
    expect(beside('¥9500', '')?.item).toMatchObject({ create: { rate: 9500, currency: 'JPY' } });
    const differs = beside('₹ 85', 'USD');
    expect(differs?.item).toMatchObject({ create: { rate: 8500, currency: 'USD' } });
    expect(differs?.reasons).toContainEqual({
      code: 'currencyDiffers',
      field: 'rate',
      sign: '₹',
      currency: 'USD',
    });
    expect(beside('$85', 'USD')?.reasons).toEqual([]);
  });

  it('that are not stated are those of the candidate, also out of use', () => {
    const existing = [
      { ...ana, email: null, name: 'Zoe Zimmer', title: 'Tester', rate: 9000, currency: 'JPY' as const },
    ];
    const withoutYen = { usual: 'USD', inUse: ['USD'] } as const;
    const changed = planned('9500', { existing, market: withoutYen });
    expect(changed?.item).toMatchObject({ edit: { changes: { rate: 9500 } } });
    const stated = planned('JPY 9500', { existing, market: withoutYen });
    expect(stated?.item).toMatchObject({ edit: { changes: { rate: 9500 } } });
    expect(planned('JPY 9500', { market: withoutYen })?.item).toBeNull();
  });
});
