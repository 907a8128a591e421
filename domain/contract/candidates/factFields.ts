import { list, metaOf } from '../fields.ts';
import { longestFact, mostAskedFacts, mostFacts, readFact } from './addedFacts.ts';

export const addedFacts = () => list('Added Facts', mostFacts, longestFact);

export const askedFacts = () => {
  const schema = list('Added Criteria', mostAskedFacts, longestFact);
  return schema
    .refine((texts) => texts.every((text) => readFact(text) !== null), 'choice.one-of')
    .meta(metaOf(schema));
};
