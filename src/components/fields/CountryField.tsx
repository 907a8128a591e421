import { useFieldValue, useLocale } from 'react-admin';
import { Nothing } from './MoneyField.tsx';

/** The name of a country in the reader's language. */
export const CountryField = ({ source }: { source: string }) => {
  const locale = useLocale() ?? 'en';
  const code = useFieldValue({ source }) as string | null | undefined;
  if (!code) return <Nothing />;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
};
