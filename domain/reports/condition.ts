import { currencies } from '../contract/billing/currencies.ts';
import { type NounName, nounOf } from '../contract/index.ts';
import { metaOfField, schemaOf } from '../contract/noun.ts';
import type { QuestionCondition } from '../contract/reports/question.ts';
import { Invalid, Refusal } from '../errors.ts';
import type { Code } from '../messages/message.ts';
import { minorDigits, toMinor } from '../money/minorUnits.ts';
import type { Condition } from '../query/condition.ts';
import { readValue } from '../query/value.ts';
import { isOfCurrencies } from './ofCurrencies.ts';

type Fault = { part: keyof QuestionCondition; message: Code };

/**
 * A condition for the store. Its field has already been checked. An amount is in whole units of the currency that another
 * condition asks for, otherwise of each row's own.
 */
export const readCondition = (
  noun: NounName,
  condition: QuestionCondition,
  all: readonly QuestionCondition[] = [],
): Condition => {
  const asked = all.find((one) => one.field === 'currency' && one.operator === 'eq')?.value;
  if (asked || condition.value === '' || !isOfCurrencies(noun, condition.field))
    return readIn(noun, condition, asked || currencies[0]);
  const groups = [...Map.groupBy(currencies, minorDigits).values()];
  return {
    field: condition.field,
    operator: 'anyOf',
    value: groups.map((group) => [
      { field: 'currency', operator: 'in', value: group },
      readIn(noun, condition, String(group[0])),
    ]),
  };
};

const readIn = (
  noun: NounName,
  { field, operator, value }: QuestionCondition,
  currency: string,
): Condition => {
  const schema = schemaOf(nounOf(noun), field);
  const read = readValue(schema, 'value', typed(noun, field, value, currency), operator);
  return { field, operator, value: operator === 'has' ? [read] : read };
};

/** Why a condition is invalid, and which part of it. */
export const faultOf = (
  noun: NounName,
  fields: readonly string[],
  { field, operator, value }: QuestionCondition,
): Fault | null => {
  if (field === '') return { part: 'field', message: 'text.required' };
  if (!fields.includes(field)) return { part: 'field', message: 'reports.not-available' };
  const { column, values } = metaOfField(nounOf(noun), field);
  if ((column === 'text[]') !== (operator === 'has')) return { part: 'operator', message: 'reports.filter' };
  if (value === '' && operator !== 'eq' && operator !== 'neq')
    return { part: 'value', message: 'text.required' };
  if (values && value !== '' && !values.includes(value)) return { part: 'value', message: 'value.invalid' };
  try {
    readCondition(noun, { field, operator, value });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { part: 'value', message: 'value.invalid' };
    throw error;
  }
};

/** Parses the input of a form by field type; amounts are entered in whole currency units. */
const typed = (noun: NounName, field: string, value: string, currency: string): unknown => {
  const { column, money } = metaOfField(nounOf(noun), field);
  if (value === '') return null;
  if (column === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (column !== 'integer' && column !== 'bigint') return value;
  const number = Number(value);
  if (Number.isNaN(number)) throw Invalid({ value: 'value.invalid' });
  return money ? toMinor(number, currency) : number;
};
