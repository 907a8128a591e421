import { useLocale } from 'react-admin';
import { sayText } from '../../../domain/words/sayValue.ts';

/** Says the stored text of a field, such as a location, in the reader's language. */
export const useSayText = () => {
  const locale = useLocale() ?? 'en';
  return (field: string, text: string | null | undefined): string =>
    text ? sayText(field, text, locale) : '';
};
