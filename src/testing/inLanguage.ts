import { fill } from '../../domain/words/fill.ts';
import { nounWords } from '../../domain/words/nounWords.ts';
import { german } from '../i18n/de/index.ts';
import { english } from '../i18n/english.ts';

/** What a printed document needs of a language, without a page. */
export const inLanguage = (locale: 'en' | 'de') => {
  const words: object =
    locale === 'en'
      ? { ...english, resources: nounWords() }
      : { ...german.catalogue, resources: nounWords(german.nouns) };
  const find = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], words);
  return {
    locale,
    translate: (key: string, options: Record<string, unknown> = {}) => {
      const values = Object.entries(options).map(([name, value]) => [name, String(value)]);
      return fill(String(find(key) ?? options._ ?? key), Object.fromEntries(values));
    },
  };
};
