import { describe, expect, test } from 'vitest';
import { type Question, questionKeys } from '../contract/reports/question.ts';
import { holds } from '../query/select.ts';
import { addDays } from '../time/days.ts';
import { figuresOf, rowOf } from './answer.ts';
import { askableFields, askableNouns } from './askable.ts';
import { columnsOf } from './columns.ts';
import { lineFormats } from './lines.ts';
import { periodOf } from './period.ts';
import { questionFaults } from './questionFaults.ts';
import { readingOf } from './reading.ts';

const ask = (noun: string, said: Partial<Question> = {}): Question => ({
  ...(Object.fromEntries(questionKeys.map((key) => [key, null])) as unknown as Question),
  fields: [],
  conditions: [],
  noun,
  ...said,
});
const now = new Date('2026-06-15T09:00:00.000Z');
const operator = {
  userId: 'USR-001',
  userType: 'admin' as const,
  companyId: null,
  permissions: ['market.read', 'operations.read', 'administration.read'],
};

describe('a report query', () => {
  test('cannot use private nouns, or fields hidden from operators', () => {
    for (const noun of ['mails', 'notifications', 'calendarLinks', 'preferences', 'integrations'])
      expect(askableNouns()).not.toContain(noun);
    expect(askableFields('applications')).not.toContain('submittalKey');
    expect(askableFields('searchFeedback')).not.toContain('given');
    expect(askableFields('jobViews')).not.toContain('viewer');
    expect(askableFields('candidates')).not.toContain('photo');
  });

  test('cannot use anything that the user may not read', () => {
    const money = ask('invoices', { measure: 'Sum', measured: 'amount' });
    expect(readingOf(money, operator, now)).toMatchObject({ kind: 'groups', noun: 'invoices' });
    const reporter = { ...operator, permissions: ['market.read', 'operations.read'] };
    expect(() => readingOf(money, reporter, now)).toThrow('do not have access to the data');
    expect(() => readingOf(money, { ...operator, userType: 'provider' }, now)).toThrow(
      'do not have access to the data',
    );
  });

  test('reports an error at the field concerned', () => {
    expect(questionFaults(ask('users', { fields: ['id'], range: '7d' }))).toEqual({
      dateField: 'reports.date-field',
    });
    expect(
      questionFaults(
        ask('users', { fields: ['id'], dateField: 'createdAt', range: '7d', from: '2026-01-01' }),
      ),
    ).toEqual({ range: 'reports.two-ranges' });
    expect(questionFaults(ask('users', { groupBy: 'role' }))).toEqual({
      fields: 'reports.fields-or-measure',
      measure: 'reports.measure',
    });
    expect(questionFaults(ask('users', { measure: 'Count', groupBy: 'role', interval: 'Month' }))).toEqual({
      interval: 'reports.interval',
    });
  });
});

describe('a report result', () => {
  test('groups days by month, and never sums two currencies', () => {
    const question = ask('transactions', {
      measure: 'Sum',
      measured: 'amount',
      groupBy: 'date',
      interval: 'Month',
    });
    expect(columnsOf(question).map(({ name }) => name)).toEqual(['date', 'currency', 'sum']);
    const day = (date: string, currency: string, sum: number) => ({ date, currency, sum, rows: 1, known: 1 });
    expect(
      figuresOf(
        question,
        [
          day('2026-05-30', 'USD', 10_50),
          day('2026-05-01', 'USD', 4_50),
          day('2026-05-01', 'EUR', 7_00),
          day('2026-04-01', 'USD', 1_00),
        ],
        now,
      ),
    ).toEqual([
      ['2026-04', 'USD', 1],
      ['2026-05', 'EUR', 7],
      ['2026-05', 'USD', 15],
    ]);
  });

  test('has amounts in whole units of the currency of each row', () => {
    const question = ask('contracts', { fields: ['rate', 'currency'] });
    const row = rowOf(columnsOf(question));
    expect(row({ rate: 9550, currency: 'USD' })).toEqual([95.5, 'USD']);
    expect(row({ rate: 9550, currency: 'JPY' })).toEqual([9550, 'JPY']);
    expect(row({ rate: null, currency: 'KWD' })).toEqual([null, 'KWD']);
    const average = ask('contracts', { measure: 'Average', measured: 'rate' });
    expect(
      figuresOf(
        average,
        [
          { currency: 'JPY', sum: 20_001, rows: 2, known: 2 },
          { currency: 'KWD', sum: 20_001, rows: 2, known: 2 },
          { currency: 'USD', sum: 0, rows: 2, known: 0 },
        ],
        now,
      ),
    ).toEqual([
      ['JPY', 10_001],
      ['KWD', 10.001],
      ['USD', null],
    ]);
  });

  test('compares an amount in the currency that is asked for, or in that of each row', () => {
    const over = { field: 'rate', operator: 'gte', value: '95.5' } as const;
    const conditionsOf = (...conditions: Question['conditions']) =>
      readingOf(ask('contracts', { fields: ['id'], conditions }), operator, now).conditions;
    const inYen = { field: 'currency', operator: 'eq', value: 'JPY' } as const;
    expect(conditionsOf(over, inYen)[0]).toEqual({ field: 'rate', operator: 'gte', value: 96 });
    const [either] = conditionsOf(over);
    const kept = { id: 'CT-1', version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
    const meets = (rate: number, currency: string) => either && holds(either, { ...kept, rate, currency });
    expect([meets(9550, 'USD'), meets(9549, 'USD')]).toEqual([true, false]);
    expect([meets(96, 'JPY'), meets(95, 'JPY')]).toEqual([true, false]);
    expect([meets(95_500, 'KWD'), meets(95_499, 'KWD')]).toEqual([true, false]);
  });

  test('sums open amounts in the usual aging bands, never across currencies', () => {
    const question = ask('invoices', {
      measure: 'Sum',
      measured: 'amount',
      groupBy: 'dueDate',
      interval: 'Days Overdue',
    });
    const due = (days: number, currency: string, sum: number) => ({
      dueDate: addDays(now.toISOString().slice(0, 10), -days),
      currency,
      sum,
      rows: 1,
      known: 1,
    });
    const groups = [
      due(91, 'USD', 91_00),
      due(90, 'USD', 90_00),
      due(61, 'USD', 61_00),
      due(60, 'EUR', 60_00),
      due(31, 'USD', 31_00),
      due(30, 'USD', 30_00),
      due(0, 'USD', 5_00),
      due(-1, 'USD', 1_00),
    ];
    expect(figuresOf(question, groups, now)).toEqual([
      ['Not due', 'USD', 1],
      ['0–30', 'USD', 35],
      ['31–60', 'EUR', 60],
      ['31–60', 'USD', 31],
      ['61–90', 'USD', 151],
      ['Over 90', 'USD', 91],
    ]);
  });

  test('covers the days of its range up to the day of creation', () => {
    const ranged = ask('transactions', { dateField: 'date', range: '30d' });
    expect(periodOf(ranged, new Date('2026-06-15T23:59:00Z'))).toEqual({
      field: 'date',
      from: '2026-05-17',
      to: '2026-06-15',
    });
    expect(periodOf(ask('transactions', {}), now)).toBeNull();
  });

  test('averages known values only, and has no average without any', () => {
    const question = ask('tickets', { measure: 'Average', measured: 'satisfaction', groupBy: 'category' });
    expect(
      figuresOf(
        question,
        [
          { category: 'A', rows: 9, sum: 14, known: 3 },
          { category: 'B', rows: 2, sum: 0, known: 0 },
        ],
        now,
      ),
    ).toEqual([
      ['A', 4.67],
      ['B', null],
    ]);
  });

  test('with more than 10,000 groups is refused with a suggestion', () => {
    const groups = Array.from({ length: 10_001 }, (_, place) => ({ name: `N${place}`, rows: 1 }));
    expect(() => figuresOf(ask('companies', { measure: 'Count', groupBy: 'name' }), groups, now)).toThrow(
      'more than 10000 groups. Narrow the range',
    );
  });

  test('uses semicolons and decimal commas for an Excel with a decimal comma', () => {
    const columns = columnsOf(ask('companies', { fields: ['id', 'name'] }));
    const { part } = lineFormats['CSV for Excel'];
    const rows = [
      [-1234.5, 'Über; 7.5'],
      [12, null],
    ];
    expect(part(columns, rows, true)).toBe('\r\n-1234,5;"Über; 7.5"\r\n12;');
  });

  test('is the same file when streamed in parts', () => {
    const columns = columnsOf(ask('companies', { fields: ['id', 'name'] }));
    for (const [format, whole] of [
      ['CSV', 'id,name\r\nCO-001,\'=1+1\r\nCO-002,"A, B"'],
      ['CSV for Excel', '\ufeffid;name\r\nCO-001;\'=1+1\r\nCO-002;"A, B"'],
      ['JSON', '[\n{"id":"CO-001","name":"=1+1"},\n{"id":"CO-002","name":"A, B"}\n]'],
    ] as const) {
      const { head, part, tail } = lineFormats[format];
      const parts = [part(columns, [['CO-001', '=1+1']], true), part(columns, [['CO-002', 'A, B']], false)];
      expect(head(columns) + parts.join('') + tail).toBe(whole);
    }
  });
});
