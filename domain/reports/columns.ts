import { type NounName, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import type { measures, Question } from '../contract/reports/question.ts';
import { isOfCurrencies } from './ofCurrencies.ts';

type Measure = (typeof measures)[number];
/** A column of a result: a field of the noun, or a measure. Amounts are in whole currency units. */
export type Column = {
  name: string;
  field: string | null;
  measure: Measure | null;
  money: boolean;
  /** The column whose ids this column shows names for. */
  nameOf: string | null;
};
export type Cell = string | number | boolean | null | readonly string[];
export type Answer = { columns: readonly Column[]; rows: readonly (readonly Cell[])[]; total: number };

const columnOf = (noun: NounName, field: string): Column => ({
  name: field,
  field,
  measure: null,
  money: metaOfField(nounOf(noun), field).money === true,
  nameOf: null,
});

/** Columns of a query's result. Amounts include their currency. */
export const columnsOf = (question: Question): Column[] => {
  const noun = question.noun as NounName;
  const { measure, measured, groupBy, fields } = question;
  if (measure === null) return withCurrency(noun, fields).map((field) => columnOf(noun, field));
  const ofMoney = isOfCurrencies(noun, measured) && measure !== 'Count';
  return [
    ...[groupBy, ofMoney && groupBy !== 'currency' ? 'currency' : null]
      .filter((field) => field !== null)
      .map((field) => columnOf(noun, field)),
    {
      name: measure.toLowerCase(),
      field: measure === 'Count' ? null : measured,
      measure,
      money: ofMoney,
      nameOf: null,
    },
  ];
};

const withCurrency = (noun: NounName, fields: readonly string[]): readonly string[] =>
  fields.some((field) => isOfCurrencies(noun, field)) && !fields.includes('currency')
    ? [...fields, 'currency']
    : fields;
