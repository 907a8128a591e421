import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { NounName } from '../../domain/contract/index.ts';
import { storedNouns } from '../../domain/contract/names.ts';
import { type NounTexts, valueWord } from '../../domain/words/valueWords.ts';
import { wordsOfPlugins } from '../../domain/words/wordsOfPlugins.ts';
import auth from '../../locales/en/auth.json';
import shared from '../../locales/en/shared.json';
import { declaredWords, loadDeclaredWords } from './declaredWords.ts';
import type { Catalogue } from './english.ts';
import type { Language } from './languages.ts';
import { isLaterWord, laterWords } from './laterWords.ts';
import { over } from './over.ts';
import { type ShownLanguage, showTextsAgain } from './shownLanguage.ts';

const withPlugins = <T extends object>(messages: T, language: Language): T =>
  wordsOfPlugins(language).reduce(over<T>, messages);

/**
 * React-admin's i18n provider for one language. Each language gets a new provider, because a provider that
 * changes its locale remounts the console and discards unsaved form input. `ofArea`: the area's own English
 * texts, in addition to the shared ones.
 */
export const i18nProviderFor = (
  { language, words }: ShownLanguage,
  ofArea: Partial<Catalogue>,
): I18nProvider => {
  const english = withPlugins({ ...shared, ...auth, ...ofArea }, 'en');
  const messages = words ? withPlugins({ ...english, ...words.catalogue }, language) : english;
  const translator = (texts: object) =>
    quickly(
      polyglotI18nProvider(() => texts as TranslationMessages, language, [], {
        replace: writingNumbers(language),
      }),
    );
  const provider = withNounWords(translator(messages), language, words?.nouns, translator);
  return words ? provider : withLaterWords(provider, translator);
};

const ofNoun = /^resources\.([^.]+)\./;
const ofValue = /^resources\.[^.]+\.values\.([^.]+)\.(.+)$/;

/**
 * Looks up the labels of a noun, which are collected when the first of them is asked for. What a page shows first needs
 * words for stored values alone; where it asks for another before the declarations are there, they are loaded and the
 * texts shown again.
 */
const withNounWords = (
  provider: I18nProvider,
  language: Language,
  texts: NounTexts | undefined,
  translator: (texts: object) => I18nProvider,
): I18nProvider => {
  const known = new Map<string, I18nProvider>();
  const nouns = new Set<string>(storedNouns());
  const collected = (noun: NounName): I18nProvider | undefined => {
    const words = known.has(noun) ? undefined : declaredWords();
    if (words)
      known.set(
        noun,
        translator(withPlugins({ resources: { [noun]: words.wordsOfNoun(noun, texts) } }, language)),
      );
    return known.get(noun);
  };
  const withoutDeclaration = (noun: NounName, key: string, options: Record<string, unknown> = {}) => {
    const [, field, value] = ofValue.exec(key) ?? [];
    if (field && value) return valueWord(noun, field, value, texts?.values);
    loadDeclaredWords().then(showTextsAgain, () => undefined);
    return typeof options._ === 'string' ? options._ : '';
  };
  const isNoun = (name: string | undefined): name is NounName => name !== undefined && nouns.has(name);
  return {
    ...provider,
    translate: (key, options) => {
      const noun = ofNoun.exec(key)?.[1];
      if (!isNoun(noun)) return provider.translate(key, options);
      return collected(noun)?.translate(key, options) ?? withoutDeclaration(noun, key, options);
    },
  };
};

/** Looks up the texts of later pages once they are loaded. */
const withLaterWords = (
  provider: I18nProvider,
  translator: (texts: object) => I18nProvider,
): I18nProvider => {
  let later: I18nProvider | undefined;
  let known: object | undefined;
  return {
    ...provider,
    translate: (key, options) => {
      if (!isLaterWord(key)) return provider.translate(key, options);
      const texts = laterWords();
      if (texts && texts !== known) later = translator(withPlugins(texts, 'en'));
      known = texts;
      return (later ?? provider).translate(key, options);
    },
  };
};

/** Caches texts without placeholders, because pages of cards look up the same ones repeatedly. */
const quickly = (provider: I18nProvider): I18nProvider => {
  const known = new Map<string, string>();
  const look = (key: string, fallback?: string): string => {
    const name = fallback === undefined ? key : `${key}\n${fallback}`;
    const words = known.get(name) ?? provider.translate(key, fallback === undefined ? {} : { _: fallback });
    known.set(name, words);
    return words;
  };
  return {
    ...provider,
    translate: (key, options) =>
      options && !isFallbackAlone(options) ? provider.translate(key, options) : look(key, options?._),
  };
};

const isFallbackAlone = (options: Record<string, unknown>): options is { _: string } =>
  typeof options._ === 'string' && Object.keys(options).length === 1;

/** Fills placeholders like polyglot, with numbers in the format of the language. */
const writingNumbers = (language: string) => {
  let format: Intl.NumberFormat | undefined;
  return function (this: string, places: RegExp, filled: (place: string, name: string) => unknown) {
    return this.replace(places, (place: string, name: string) => {
      const value = filled(place, name);
      if (typeof value !== 'number') return String(value);
      format ??= new Intl.NumberFormat(language);
      return format.format(value);
    });
  };
};
