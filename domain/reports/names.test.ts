import { expect, test } from 'vitest';
import { type Question, questionKeys } from '../contract/reports/question.ts';
import { askableFields, askableNouns } from './askable.ts';
import { namedColumnsOf, nameRows } from './names.ts';

const ask = (noun: string, said: Partial<Question>): Question => ({
  ...(Object.fromEntries(questionKeys.map((key) => [key, null])) as unknown as Question),
  fields: [],
  conditions: [],
  noun,
  ...said,
});

const operator = {
  userId: 'USR-1',
  userType: 'admin' as const,
  companyId: null,
  permissions: ['market.read'],
};
const invoices = [
  ['INV-1', 'CO-1', '2026-06-01'],
  ['INV-2', 'CO-2', null],
  ['INV-3', 'CO-1', null],
];
/** The result with names, and the ids whose names were read. */
const named = async (question: Question, permissions: string[]) => {
  const read: [string, readonly string[]][] = [];
  const rows = await nameRows(question, invoices, { ...operator, permissions }, async (noun, _, ids) => {
    read.push([noun, ids]);
    return new Map([['CO-1', 'Lumenfold']]);
  });
  return { rows, read };
};

test('ids of other rows are followed by the names of those rows, or an empty cell if a row is deleted', async () => {
  const question = ask('invoices', { fields: ['id', 'companyId', 'dueDate'] });
  expect(namedColumnsOf(question).map(({ name, nameOf }) => [name, nameOf])).toEqual([
    ['id', null],
    ['companyId', null],
    ['companyName', 'companyId'],
    ['dueDate', null],
  ]);
  expect(await named(question, ['market.read'])).toEqual({
    rows: [
      ['INV-1', 'CO-1', 'Lumenfold', '2026-06-01'],
      ['INV-2', 'CO-2', null, null],
      ['INV-3', 'CO-1', 'Lumenfold', null],
    ],
    read: [['companies', ['CO-1', 'CO-2']]],
  });
});

test('a group by company has a name column, and the measure has none', () => {
  const question = ask('invoices', { measure: 'Count', groupBy: 'companyId' });
  expect(namedColumnsOf(question).map(({ name }) => name)).toEqual(['companyId', 'companyName', 'count']);
});

test('all columns of any query have different names', () => {
  for (const noun of askableNouns()) {
    const columns = namedColumnsOf(ask(noun, { fields: askableFields(noun) })).map(({ name }) => name);
    expect([noun, columns.length]).toEqual([noun, new Set(columns).size]);
  }
});

test('names are shown only to users who may list the rows they belong to', async () => {
  const question = ask('invoices', { fields: ['id', 'companyId', 'dueDate'] });
  const { rows, read } = await named(question, []);
  expect(read).toEqual([]);
  expect(rows[0]).toEqual(['INV-1', 'CO-1', null, '2026-06-01']);
});
