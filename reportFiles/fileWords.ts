import type { Language } from '../domain/contract/languages.ts';
import { type AnswerWords, answerWords } from '../domain/reports/answerWords.ts';
import { type NounTexts, nounWords } from '../domain/words/nounWords.ts';
import { translateBy } from '../domain/words/translateBy.ts';

type Texts = { reportFile: object; nouns?: NounTexts };

const textsIn: Record<Language, () => Promise<Texts>> = {
  en: () => import('../domain/words/en/reportFile.ts'),
  es: async () => ({
    ...(await import('../domain/words/es/reportFile.ts')),
    nouns: (await import('../locales/es/nouns.json', { with: { type: 'json' } })).default,
  }),
  fr: async () => ({
    ...(await import('../domain/words/fr/reportFile.ts')),
    nouns: (await import('../locales/fr/nouns.json', { with: { type: 'json' } })).default,
  }),
  de: async () => ({
    ...(await import('../domain/words/de/reportFile.ts')),
    nouns: (await import('../locales/de/nouns.json', { with: { type: 'json' } })).default,
  }),
};

/** The texts of report files in one language. */
export const fileWords = async (language: Language): Promise<AnswerWords> => {
  const { reportFile, nouns } = await textsIn[language]();
  return answerWords(
    translateBy({ reportsPage: reportFile, resources: nounWords(nouns) }, language),
    language,
  );
};
