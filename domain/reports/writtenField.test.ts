import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { rowsIn } from '../../fixtures/rows.ts';
import { passes, scopesOf } from '../access/can.ts';
import { type FieldMeta, metaOf } from '../contract/fields.ts';
import { nounNames, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import { usesIn, wordsIn, writtenUses, writtenWords } from '../contract/writtenLists.ts';
import { mapColumns } from '../import/columns.ts';
import { planImport } from '../import/planImport.ts';
import { languageIn } from '../languages/languageNames.ts';
import { toMinor } from '../money/minorUnits.ts';
import { csvLine, withoutApostrophe } from './lines.ts';
import { writtenField } from './writtenField.ts';

const world = createWorld(defaultClock);
const isPicture = (meta: FieldMeta) => meta.picture === true;

/** The value that a cell of an exported file represents. */
const readBack = (meta: FieldMeta, cell: string, currency: unknown): unknown => {
  const text = withoutApostrophe(cell);
  if (meta.uses) return usesIn(text);
  if (meta.column === 'text[]') return wordsIn(text);
  if (text === '') return null;
  if (meta.money) return toMinor(Number(text), String(currency));
  if (meta.history === 'languages') return wordsIn(text).map(languageIn);
  if (meta.column === 'jsonb') return JSON.parse(text);
  if (meta.column === 'integer' || meta.column === 'bigint') return Number(text);
  if (meta.column === 'boolean') return text === 'true';
  return text;
};

const fileOf = (
  fields: readonly (readonly [string, FieldMeta])[],
  rows: readonly Record<string, unknown>[],
) =>
  [
    csvLine(fields.map(([, { label }]) => label)),
    ...rows.map((row) =>
      csvLine(fields.map(([field, meta]) => writtenField(meta, row[field], row.currency))),
    ),
  ].join('\r\n');
const read = (file: string) => Papa.parse<string[]>(file).data;

describe('an exported file', () => {
  test.each(nounNames)('of %s contains all fields of its rows', (name) => {
    const rows = rowsIn(world, name).slice(0, 400);
    const fields = Object.entries(nounOf(name).all)
      .map(([field, schema]) => [field, metaOf(schema)] as const)
      .filter(([, meta]) => !isPicture(meta));
    const file = fileOf(fields, rows);
    expect(file).not.toContain('[object');
    const [, ...lines] = read(file);
    expect(lines).toHaveLength(rows.length);
    for (const [place, row] of rows.entries())
      for (const [column, [field, meta]] of fields.entries())
        expect(readBack(meta, lines[place]?.[column] ?? '', row.currency), `${row.id} ${field}`).toEqual(
          row[field] ?? (meta.column === 'text[]' || meta.uses ? [] : null),
        );
  });

  test('names the currency of its amounts wherever it is visible', () => {
    for (const name of nounNames)
      for (const userType of ['provider', 'recruiter', 'admin'] as const) {
        const actor = { userId: 'USR-001', userType, companyId: 'CO-001', permissions: ['*'] };
        for (const scope of scopesOf(actor, 'list', name)) {
          const readable = Object.keys(nounOf(name).fields).filter((field) => passes(scope, field));
          if (readable.some((field) => metaOfField(nounOf(name), field).money))
            expect(readable, `${name} for a ${userType}`).toContain('currency');
        }
      }
  });

  test('of candidates can be imported again with every column mapped and no changes', () => {
    const fields = Object.entries(nounOf('candidates').fields)
      .map(([field, schema]) => [field, metaOf(schema)] as const)
      .filter(([, meta]) => !isPicture(meta));
    const people = (world.candidates ?? []).filter(({ companyId }) => companyId === 'CO-001');
    expect(people.some(({ skillUses }) => (skillUses as unknown[]).length > 0)).toBe(true);
    const [headers = [], ...rows] = read(fileOf(fields, people));
    const planned = planImport({
      today: '2026-11-28',
      rows,
      mapping: mapColumns(headers),
      existing: people,
      known: new Map(),
    });
    expect(planned.filter(({ kind }) => kind !== 'duplicate')).toEqual([]);
    expect(mapColumns(headers)).toContain('skillUses');
  });

  test('is mapped by the column labels of another language', () => {
    const french = { name: 'Nom', skillUses: 'Expérience par compétence' } as Record<string, string>;
    expect(mapColumns(Object.values(french), (field) => french[field] ?? '')).toEqual(Object.keys(french));
  });
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => text === text.trim());

describe('lists in a cell', () => {
  test('are parsed back to the same words, whatever characters they contain', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(wordsIn(writtenWords(words))).toEqual(words);
      }),
    );
    expect(writtenWords(['React', 'C, C++', 'say "go"'])).toBe('React; "C, C++"; "say ""go"""');
  });

  test('are parsed back to the same experience by skill', () => {
    const use = fc.record({
      skill: fc.constantFrom('React', 'C, C++', 'AWS: S3', 'SAP (FICO)'),
      years: fc.option(fc.integer({ min: 0, max: 60 })),
      lastUsed: fc.option(fc.constantFrom('2026-03', '1999-12')),
    });
    fc.assert(
      fc.property(fc.array(use), (uses) => {
        expect(usesIn(writtenUses(uses))).toEqual(uses);
      }),
    );
  });

  test('are parsed as people type them', () => {
    expect(wordsIn('React, Go;AWS | SQL\nC++; ')).toEqual(['React', 'Go', 'AWS', 'SQL', 'C++']);
    expect(wordsIn('5" screen, "open')).toEqual(['5" screen', '"open']);
    expect(usesIn('React: 5; Go: 1 year (2026-03); SQL')).toEqual([
      { skill: 'React', years: 5, lastUsed: null },
      { skill: 'Go', years: 1, lastUsed: '2026-03' },
      { skill: 'SQL', years: null, lastUsed: null },
    ]);
  });
});
