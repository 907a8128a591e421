import type { Language } from '../domain/contract/languages.ts';
import { type AnswerWords, answerWords } from '../domain/reports/answerWords.ts';
import { nounWords } from '../domain/words/nounWords.ts';
import { translateBy } from '../domain/words/translateBy.ts';
import type { NounTexts } from '../domain/words/valueWords.ts';

type Texts = [{ default: { reportsPage: object } }, { default: NounTexts }];

const textsIn: Record<Language, () => Promise<Texts>> = {
  en: () =>
    Promise.all([
      import('../locales/en/operator.json', { with: { type: 'json' } }),
      import('../locales/en/nouns.json', { with: { type: 'json' } }),
    ]),
  es: () =>
    Promise.all([
      import('../locales/es/operator.json', { with: { type: 'json' } }),
      import('../locales/es/nouns.json', { with: { type: 'json' } }),
    ]),
  fr: () =>
    Promise.all([
      import('../locales/fr/operator.json', { with: { type: 'json' } }),
      import('../locales/fr/nouns.json', { with: { type: 'json' } }),
    ]),
  de: () =>
    Promise.all([
      import('../locales/de/operator.json', { with: { type: 'json' } }),
      import('../locales/de/nouns.json', { with: { type: 'json' } }),
    ]),
};

/** The texts of report files in one language. */
export const fileWords = async (language: Language): Promise<AnswerWords> => {
  const [operator, nouns] = await textsIn[language]();
  const { reportsPage } = operator.default;
  return answerWords(translateBy({ reportsPage, resources: nounWords(nouns.default) }, language), language);
};
