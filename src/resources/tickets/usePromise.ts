import { useLocale, useTranslate } from 'ra-core';
import { answerWithin } from '../../../domain/support/sla.ts';
import { writeSupportHours } from '../../../domain/support/supportHours.ts';

/** Support's response times by priority, and its working hours. */
export const usePromise = (): string => {
  const translate = useTranslate();
  const locale = useLocale();
  const hours = Object.fromEntries(
    Object.entries(answerWithin).map(([priority, minutes]) => [priority.toLowerCase(), minutes / 60]),
  );
  return translate('companySupport.promise', { ...hours, ...writeSupportHours(locale) });
};
