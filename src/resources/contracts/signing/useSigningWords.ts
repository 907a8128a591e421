import { useLocale } from 'react-admin';
import { fill } from '../../../../domain/words/fill.ts';
import de from '../../../../locales/de/signing.json';
import en from '../../../../locales/en/signing.json';
import es from '../../../../locales/es/signing.json';
import fr from '../../../../locales/fr/signing.json';
import { isLanguage } from '../../../i18n/languages.ts';

const texts: Record<'en' | 'es' | 'fr' | 'de', typeof en> = { en, es, fr, de };
export type SigningWord = keyof typeof en;

/** The texts of signing, which are loaded with its panel instead of with the console. */
export const useSigningWords = () => {
  const locale = useLocale();
  const words = texts[isLanguage(locale) ? locale : 'en'];
  return (key: SigningWord, values: Record<string, string | number> = {}): string => fill(words[key], values);
};
