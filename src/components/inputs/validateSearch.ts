import { readSearchExpression } from '../../../domain/search/searchExpression.ts';
import { textOf } from '../../i18n/textOf.ts';

/** What is wrong with a Boolean search, and where. */
export const validateSearch = (typed: unknown): string | undefined => {
  const { fault } = readSearchExpression(String(typed ?? ''));
  return fault && textOf(fault);
};
