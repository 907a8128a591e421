import type { Noun } from '../contract/noun.ts';
import { sayText } from './sayValue.ts';

/** How a row is called in this language: its title, or else its id. */
export const nameOfRow = (
  { title }: Pick<Noun, 'title'>,
  row: Record<string, unknown>,
  locale: string,
): string => sayText(title, String(row[title] ?? row.id), locale);
