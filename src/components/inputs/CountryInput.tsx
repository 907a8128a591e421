import { useMemo } from 'react';
import { AutocompleteInput, type AutocompleteInputProps, useLocale } from 'react-admin';
import { countriesIn } from '../../../domain/places/countries.ts';

/** A country by its name in the reader's language; its ISO 3166 code is stored. */
export const CountryInput = (props: AutocompleteInputProps) => {
  const locale = useLocale() ?? 'en';
  const choices = useMemo(() => countriesIn(locale), [locale]);
  return <AutocompleteInput {...props} choices={choices} translateChoice={false} />;
};
