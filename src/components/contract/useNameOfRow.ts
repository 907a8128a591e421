import { useLocale } from 'react-admin';
import type { Noun } from '../../../domain/contract/noun.ts';
import { nameOfRow } from '../../../domain/words/nameOfRow.ts';

/** Names rows in the reader's language. */
export const useNameOfRow = () => {
  const locale = useLocale() ?? 'en';
  return (noun: Pick<Noun, 'title'>, row: Record<string, unknown>): string => nameOfRow(noun, row, locale);
};
