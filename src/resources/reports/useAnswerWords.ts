import { useLocale, useTranslate } from 'react-admin';
import { type AnswerWords, answerWords } from '../../../domain/reports/answerWords.ts';

/** Formats a result in the reader's language. */
export const useAnswerWords = (): AnswerWords => answerWords(useTranslate(), useLocale());
