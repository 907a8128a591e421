import { type NounName, nounOf, type RowIn } from '../../domain/contract/index.ts';
import { metaOfField } from '../../domain/contract/noun.ts';
import { type Due, type Sign, type Term, type Test, termOf, type Value } from '../../domain/query/due.ts';
import { quote } from '../database/sql.ts';
import { Values } from './list.ts';
import { columnsOf } from './rows.ts';
import type { Transaction } from './transaction.ts';

export type DuePart<N extends NounName> = { after: RowIn<N> | null; most: number; unlocked?: boolean };

/** Some of the rows that are due, locked and without those that another process has locked. */
export const findDue = <N extends NounName>(
  transaction: Transaction,
  due: Due<N>,
  { after, most, unlocked }: DuePart<N>,
  now: Date,
): Promise<RowIn<N>[]> => {
  const { noun } = due;
  const order = due.order === 'id' ? [] : [quote(due.order)];
  const values = new Values();
  const tests = [dueSql(due, now, values)];
  if (after) {
    const last = [
      ...order.map(() => values.place(after[due.order])),
      `(select "seq" from ${quote(noun)} where "id" = ${values.place(after.id)})`,
    ];
    tests.push(`(${[...order, '"seq"'].join(', ')}) > (${last.join(', ')})`);
  }
  // Planned for these exact values, so that partial indexes are used.
  return transaction.queryAnew<RowIn<N>>(
    `select ${columnsOf(noun)} from ${quote(noun)} where ${tests.join(' and ')}
     order by ${[...order, '"seq"'].join(', ')} limit ${values.place(most)}${unlocked ? '' : ' for no key update skip locked'}`,
    values.all,
  );
};

/** A condition for the rows that are due. */
export const dueSql = <N extends NounName>(due: Due<N>, now: Date, values: Values): string =>
  allSql(due.noun, due.where(now), values);

const allSql = (noun: NounName, tests: readonly Test[], values: Values): string =>
  tests.map((test) => testSql(noun, test, values)).join(' and ');

const testSql = (noun: NounName, test: Test, values: Values): string => {
  if ('anyOf' in test)
    return `(${test.anyOf.map((tests) => `(${allSql(noun, tests, values)})`).join(' or ')})`;
  if ('referredToBy' in test) {
    const { noun: other, field, where } = test.referredToBy;
    return `"id" in (select ${quote(field)} from ${quote(other)} where ${allSql(other, where as readonly Test[], values)})`;
  }
  const [left, sign, right] = test;
  if (sign === 'in')
    return `${quote(left)} = any(${values.place(right)}::${metaOfField(nounOf(noun), left).column}[])`;
  const column = termSql(termOf(left));
  if (right === null) return `${column} is ${sign === '=' ? '' : 'not '}null`;
  return `${column} ${signSql(sign)} ${isTerm(right) ? termSql(right) : values.place(right)}`;
};

const isTerm = (right: Value | Term): right is Term => typeof right === 'object' && right !== null;
const signSql = (sign: Sign): string => (sign === '<>' ? 'is distinct from' : sign);

const termSql = (term: Term): string => {
  if ('field' in term) return quote(term.field);
  if ('first' in term) return `coalesce(${term.first.map(termSql).join(', ')})`;
  return `(date_trunc('month', ${termSql(term.monthAfter)}) + interval '${term.months} months')::date`;
};
