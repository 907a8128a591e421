import { useLocale, useTranslate } from 'ra-core';
import { type AnswerWords, answerWords } from '../../../domain/reports/answerWords.ts';

/** How an answer is said in the language of its reader. */
export const useAnswerWords = (): AnswerWords => answerWords(useTranslate(), useLocale());
