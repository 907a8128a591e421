import { describe, expect, it } from 'vitest';
import type { Candidate } from '../contract/candidates/candidates.ts';
import type { CustomField } from '../contract/customFields/customFields.ts';
import type { CustomKind } from '../contract/customFields/customValues.ts';
import { spellingOf } from '../skills/spelling.ts';
import { mapColumns } from './columns.ts';
import { planImport } from './planImport.ts';
import type { Cell, ColumnForm } from './readCell.ts';
import { readCustomCell } from './readCustomCell.ts';
import { ambiguousNumberIn, decimalSignOf } from './readNumber.ts';
import { undoImport } from './undoImport.ts';

const today = '2026-11-30';
const fieldOf = (id: string, name: string, kind: CustomKind, choices: string[] = []): CustomField => ({
  id,
  version: 1,
  createdAt: `${today}T08:00:00.000Z`,
  updatedAt: `${today}T08:00:00.000Z`,
  companyId: 'CO-001',
  noun: 'candidates',
  name,
  kind,
  choices,
  formerChoices: ['L-1'],
  position: 1,
  status: 'Active',
});
const number = fieldOf('CFD-001', 'Employee number', 'Text');
const visa = fieldOf('CFD-002', 'Visa', 'Choice', ['H-1B', 'EU Blue Card', 'None', 'Führungszeugnis']);
const until = fieldOf('CFD-003', 'Passport valid until', 'Date');
const score = fieldOf('CFD-004', 'Punktzahl', 'Number');
const check = fieldOf('CFD-005', 'Background check', 'Yes or No');
const customFields = [number, visa, until, score, check];

const read = (field: CustomField, cell: Cell, form: ColumnForm = {}) =>
  readCustomCell(field, cell, { ...form, today });

describe('a column', () => {
  const mapped = (...headers: string[]) => mapColumns(headers, () => '', customFields);

  it('maps to the custom field of its name, in any case, with any accents and blanks', () => {
    expect(mapped('Name', ' VISÁ ', 'employee  Number', 'Passport valid until', 'Shoe size')).toEqual([
      'name',
      'customFields.CFD-002',
      'customFields.CFD-001',
      'customFields.CFD-003',
      null,
    ]);
  });

  it('maps to each custom field once, the first of two', () => {
    expect(mapped('Visa', 'visa')).toEqual(['customFields.CFD-002', null]);
  });

  it('stays with the field that everyone has', () => {
    const own = [fieldOf('CFD-006', 'Notes', 'Text'), fieldOf('CFD-007', 'Rate', 'Number')];
    expect(mapColumns(['Notes', 'rate'], () => '', own)).toEqual(['notes', 'rate']);
    expect(mapColumns(['Notes', 'Notes'], () => '', own)).toEqual(['notes', 'customFields.CFD-006']);
  });
});

describe('a cell for a custom field', () => {
  it.each([
    [number, ' E-1042 ', 'E-1042'],
    [number, 'two\nlines  of it', 'two lines of it'],
    [number, 1042, '1042'],
    [number, 123456789012345, '123456789012345'],
    [number, "'=1+1", '=1+1'],
    [number, 'Ünïcode 日本', 'Ünïcode 日本'],
    [number, 'n/a', null],
    [visa, 'h-1b', 'H-1B'],
    [visa, ' eu  blue CARD', 'EU Blue Card'],
    [visa, 'none', 'None'],
    [visa, 'fuhrungszeugnis', 'Führungszeugnis'],
    [visa, 'TBD', null],
    [until, '2027-03-31', '2027-03-31'],
    [until, '31.3.2027', '2027-03-31'],
    [until, '5 March 2027', '2027-03-05'],
    [until, 46477, '2027-03-31'],
    [score, '-12,5', -12.5],
    [score, '1.234.567,25', 1234567.25],
    [score, '1,234.5', 1234.5],
    [score, '12,34,567', 1234567],
    [score, '1 234 567', 1234567],
    [score, '1’234.5', 1234.5],
    [score, '0,125', 0.125],
    [score, '.5', 0.5],
    [score, 93.500000000000014, 93.5],
    [score, -0.001, -0.001],
    [check, 'JA', true],
    [check, 'sí', true],
    [check, 'oui', true],
    [check, 'x', true],
    [check, 1, true],
    [check, 'TRUE', true],
    [check, 'Nein', false],
    [check, 'non', false],
    [check, 0, false],
    [check, '', null],
  ] as const)('%#: is read by its kind', (field, cell, value) => {
    expect(read(field, cell)).toEqual({ value });
  });

  it.each([
    [number, 'x'.repeat(501), { message: expect.anything() }],
    [number, '9.19877E+11', { error: 'shortened' }],
    [number, 9.198e17, { error: 'shortened' }],
    [visa, 'H-1C', { message: 'custom-fields.not-a-choice' }],
    [visa, 'L-1', { message: 'custom-fields.not-a-choice' }],
    [until, '2027-02-29', { message: expect.anything() }],
    [until, '05/12/2027', { error: 'ambiguousDate' }],
    [until, 'unlimited', { error: 'date' }],
    [score, 'seven', { error: 'plainNumber' }],
    [score, '12 kg', { error: 'plainNumber' }],
    [score, '1,2,3', { error: 'plainNumber' }],
    [score, '-', { value: null }],
    [score, '1.234', { error: 'ambiguousNumber' }],
    [score, '9'.repeat(400), { message: expect.anything() }],
    [score, 2e12, { message: expect.anything() }],
    [check, 'maybe', { error: 'yesOrNo' }],
    [check, 2, { error: 'yesOrNo' }],
  ] as const)('%#: is refused where it cannot be read', (field, cell, fault) => {
    expect(read(field, cell)).toEqual(fault);
  });

  it('that could be two is read as its column is written, or as it was chosen', () => {
    expect(decimalSignOf(['1.234', '7,5', '', 'n/a'])).toBe(',');
    expect(decimalSignOf(['1.234', '0.5'])).toBe('.');
    expect(decimalSignOf(['7,5', '0.5'])).toBeUndefined();
    expect(decimalSignOf([7.5, '1.234'])).toBeUndefined();
    expect(ambiguousNumberIn(['7', ' 1.234 '])).toBe('1.234');
    expect(ambiguousNumberIn(['7,5', '1.234'])).toBeNull();
    expect(ambiguousNumberIn([1.234, '1234'])).toBeNull();
    expect(read(score, '1.234', { decimal: ',' })).toEqual({ value: 1234 });
    expect(read(score, '1.234', { decimal: '.' })).toEqual({ value: 1.234 });
    expect(read(score, '7,5', { decimal: '.' })).toEqual({ value: 7.5 });
    expect(read(until, '05/12/2027', { dayIs: 'second' })).toEqual({ value: '2027-05-12' });
  });
});

const ana = {
  id: 'BE-001',
  version: 4,
  name: 'Ana Ruiz',
  title: 'React Developer',
  experience: 5,
  location: 'Madrid',
  rate: 8500,
  email: 'ana@bench.example',
  customFields: { 'CFD-001': 'E-1', 'CFD-004': 3, 'CFD-009': 'of an archived field' },
} as Partial<Candidate> as Candidate;

const headers = [
  'Name',
  'Title',
  'Experience',
  'Location',
  'Rate',
  'Email',
  ...customFields.map(({ name }) => name),
];
const mapping = mapColumns(headers, () => '', customFields);
const plan = (...rows: Cell[][]) =>
  planImport({ today, rows, headers, mapping, existing: [ana], known: spellingOf([]), customFields });
const zoe = ['Zoe Zimmer', 'Tester', '3', 'Lyon', '70', 'zoe@bench.example'];
const anas = ['Ana Ruiz', 'React Developer', '5', 'Madrid', '85', 'ana@bench.example'];

describe('a row of an import with custom fields', () => {
  it('brings their values, each by its field', () => {
    expect(plan([...zoe, 'E-7', 'h-1b', '31/12/2027', '1.234,5', 'ja'])[0]).toMatchObject({
      kind: 'new',
      reasons: [],
      item: {
        create: {
          customFields: {
            'CFD-001': 'E-7',
            'CFD-002': 'H-1B',
            'CFD-003': '2027-12-31',
            'CFD-004': 1234.5,
            'CFD-005': true,
          },
        },
      },
    });
  });

  it('without them sends none', () => {
    const [row] = plan([...zoe, '', ' ', '-', '', 'n/a']);
    expect(row?.kind).toBe('new');
    expect(row?.item).not.toHaveProperty('create.customFields');
  });

  it('is imported without values that cannot be read, and says so of each', () => {
    const [row] = plan([...zoe, 'E-7', 'Green Card', '05/12/2027', '1.234', 'maybe']);
    expect(row).toMatchObject({ kind: 'new', item: { create: { customFields: { 'CFD-001': 'E-7' } } } });
    expect(row?.reasons).toEqual(
      [
        { code: 'field', field: 'customFields.CFD-002', message: 'custom-fields.not-a-choice' },
        { code: 'ambiguousDate', field: 'customFields.CFD-003' },
        { code: 'ambiguousNumber', field: 'customFields.CFD-004' },
        { code: 'yesOrNo', field: 'customFields.CFD-005' },
      ].map((because) => ({ code: 'omitted', field: because.field, because })),
    );
  });

  it('reads dates and numbers as their columns are written', () => {
    const [first, second] = plan(
      [...zoe, '', '', '05/12/2027', '1.234', ''],
      ['Yan Young', 'Tester', '3', 'Lyon', '70', '', '', '', '31/12/2027', '7,5', ''],
    );
    expect(first?.item).toMatchObject({
      create: { customFields: { 'CFD-003': '2027-12-05', 'CFD-004': 1234 } },
    });
    expect(second?.item).toMatchObject({
      create: { customFields: { 'CFD-003': '2027-12-31', 'CFD-004': 7.5 } },
    });
  });

  it('that is known sends and shows what differs, and never clears a value', () => {
    const [row] = plan([...anas, 'E-1', 'None', '', '4', '']);
    expect(row).toMatchObject({
      kind: 'update',
      reasons: [{ code: 'sameEmail', id: 'BE-001' }],
      item: {
        edit: { id: 'BE-001', version: 4, changes: { customFields: { 'CFD-002': 'None', 'CFD-004': 4 } } },
      },
    });
    expect(row?.item).not.toHaveProperty('edit.changes.rate');
    expect(row?.before?.customFields).toEqual({ 'CFD-002': null, 'CFD-004': 3 });
    expect(plan([...anas, 'E-1', '', '', '3', ''])[0]).toMatchObject({ kind: 'duplicate', item: null });
    expect(plan([...anas, '', '', '', '', ''])[0]).toMatchObject({ kind: 'duplicate', item: null });
  });

  it('is undone by the values that it replaced, and null for those that it added', () => {
    const sent = plan([...anas, 'E-1', 'None', '', '4', '']);
    expect(undoImport(sent, [{ id: 'BE-001', version: 5 }])).toEqual([
      {
        edit: {
          id: 'BE-001',
          version: 5,
          changes: { customFields: { 'CFD-002': null, 'CFD-004': 3 } },
        },
      },
    ]);
  });

  it('leaves out a column of a field that is no more', () => {
    const [row] = planImport({
      today,
      rows: [[...zoe, 'E-7', 'H-1B', '', '', '']],
      mapping,
      existing: [],
      known: spellingOf([]),
      customFields: [number],
    });
    expect(row?.item).toMatchObject({ create: { customFields: { 'CFD-001': 'E-7' } } });
  });
});
