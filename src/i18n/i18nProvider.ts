import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { english } from './en/index.ts';
import { nounWords } from './nouns.ts';

type Messages = TranslationMessages | Promise<TranslationMessages>;

const inEnglish: TranslationMessages = { ...englishMessages, ...english, resources: nounWords() };

/** A language's catalogue. English is at hand; another is a line here that returns `import('./fr/index.ts')`. */
const catalogues: Record<string, () => Messages> = { en: () => inEnglish };

const messagesOf = (locale: string): Messages => {
  document.documentElement.lang = locale in catalogues ? locale : 'en';
  return (catalogues[locale] ?? (() => inEnglish))();
};

export const i18nProvider = polyglotI18nProvider(messagesOf, 'en', [{ locale: 'en', name: 'English' }]);
