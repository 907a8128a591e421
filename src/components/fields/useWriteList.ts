import { useLocale } from 'react-admin';

/** Formats words as a list within a sentence: "CAD, EUR, and GBP". */
export const useWriteList = () => {
  const list = new Intl.ListFormat(useLocale());
  return (words: readonly string[]): string => list.format(words);
};
