import { useLocale, useTranslate } from 'react-admin';
import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import type { CustomValue } from '../../../domain/contract/customFields/customValues.ts';
import { writeDay } from '../fields/writeDay.ts';

/** How a value of a custom field is written on a page. */
export const useCustomWords = () => {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  return ({ kind }: Pick<CustomField, 'kind'>, value: CustomValue): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') return numbers.format(value);
    return kind === 'Date' ? writeDay(value, locale, 'medium') : value;
  };
};
