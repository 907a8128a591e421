import { describe, expect, it } from 'vitest';
import type { Scope } from '../access/can.ts';
import type { Row } from '../contract/noun.ts';
import { readListQuery } from './query.ts';
import { selectRows } from './testing/selectRows.ts';

const everything: Scope[] = [{ where: {} }];
const at = '2026-06-15T09:00:00.000Z';
const candidate = (id: string, more: object): Row => ({
  id,
  version: 1,
  createdAt: at,
  updatedAt: at,
  skills: [],
  availableFrom: null,
  ...more,
});
const bench = [
  candidate('BE-002', {
    name: 'Ana',
    title: 'React Developer',
    skills: ['React', 'TypeScript'],
    experience: 4,
    availableFrom: '2026-07-01',
  }),
  candidate('BE-010', { name: 'Bo', title: '100% Remote_Tester', skills: ['Cypress'], experience: 9 }),
  candidate('BE-001', {
    name: 'élan',
    title: 'Java Developer',
    skills: ['Java', 'Kafka'],
    experience: 4,
    availableFrom: '2026-06-20',
  }),
];
const ids = (asked: object) =>
  selectRows(bench, everything, readListQuery('candidates', everything, asked)).rows.map((row) => row.id);

describe('a list query', () => {
  it('finds a text as a substring of name, title or any skill, ignoring case', () => {
    expect(ids({ filter: { q: 'KAFK' } })).toEqual(['BE-001']);
    expect(ids({ filter: { q: 'developer' } })).toEqual(['BE-001', 'BE-002']);
  });

  it('treats percent signs and underscores literally', () => {
    expect(ids({ filter: { q: '0% remote_t' } })).toEqual(['BE-010']);
  });

  it('filters by value, by list, by range and by any of several skills', () => {
    expect(ids({ filter: { experience: 9 } })).toEqual(['BE-010']);
    expect(ids({ filter: { id: ['BE-001', 'BE-010', 'BE-404'] } })).toEqual(['BE-001', 'BE-010']);
    expect(ids({ filter: { experience_gte: 5, experience_lte: 9 } })).toEqual(['BE-010']);
    expect(ids({ filter: { skills_inc_any: ['Kafka', 'React'] } })).toEqual(['BE-001', 'BE-002']);
  });

  it('sorts ids by number and words by locale, with empty values last in ascending order', () => {
    expect(ids({})).toEqual(['BE-001', 'BE-002', 'BE-010']);
    expect(ids({ sort: ['name', 'ASC'] })).toEqual(['BE-002', 'BE-010', 'BE-001']);
    expect(ids({ sort: ['availableFrom', 'ASC'] })).toEqual(['BE-001', 'BE-002', 'BE-010']);
    expect(ids({ sort: ['availableFrom', 'DESC'] })).toEqual(['BE-010', 'BE-002', 'BE-001']);
  });

  it('explains which parameters it refuses', () => {
    const refused = (asked: object) => () => readListQuery('candidates', everything, asked);
    expect(refused({ filter: { colour: 'red' } })).toThrow('colour: Can’t filter by this field');
    expect(refused({ filter: { experience: 'many' } })).toThrow('Not a value of this field');
    expect(refused({ filter: [] })).toThrow('Must be an object');
    expect(refused({ sort: ['colour', 'ASC'] })).toThrow('Can’t sort by colour');
    expect(refused({ range: [0, 1000] })).toThrow('At most 1000 rows');
    expect(refused({ range: [5, 1] })).toThrow('Must be [from, to]');
    expect(refused({ filter: { q: 'a\u0000b' } })).toThrow('plain characters');
  });

  it('cannot be used to guess a hidden field', () => {
    const hidden: Scope[] = [{ where: {}, hide: ['cost', 'name'] }];
    expect(() => readListQuery('candidates', hidden, { filter: { cost_gte: 1 } })).toThrow(
      'Can’t filter by this field',
    );
    expect(() => readListQuery('candidates', hidden, { sort: ['cost', 'ASC'] })).toThrow('Can’t sort by');
    expect(
      selectRows(bench, hidden, readListQuery('candidates', hidden, { filter: { q: 'ana' } })).total,
    ).toBe(0);
  });
});
