import { type NounName, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';

/** Whether a field is an amount in the currency of its row; those of several currencies cannot be added. */
export const isOfCurrencies = (noun: NounName, field: string | null): boolean => {
  const { all } = nounOf(noun);
  return field !== null && Object.hasOwn(all, 'currency') && metaOfField(nounOf(noun), field).money === true;
};
