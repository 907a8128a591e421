import { isPlain } from '../contract/fields.ts';
import { Invalid } from '../errors.ts';

/** Words of a search on the public site, or a refusal with the reason. */
export const readSearchWords = (q: unknown): string => {
  const words = typeof q === 'string' ? q.trim() : '';
  if (words.length < 2) throw Invalid({ q: 'Type at least 2 characters' });
  if (words.length > 80) throw Invalid({ q: 'At most 80 characters' });
  if (!isPlain(words)) throw Invalid({ q: 'Contains a character that cannot be searched for' });
  return words;
};
