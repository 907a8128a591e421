import { useTranslate } from 'ra-core';
import { answerWithin } from '../../../domain/support/sla.ts';
import { supportHours } from '../../../domain/support/supportHours.ts';

/** Support's response times by priority, and its working hours. */
export const usePromise = (): string => {
  const translate = useTranslate();
  const hours = Object.fromEntries(
    Object.entries(answerWithin).map(([priority, minutes]) => [priority.toLowerCase(), minutes / 60]),
  );
  const { from, to, zone } = supportHours;
  return translate('companySupport.promise', { ...hours, from: clock(from), to: clock(to), zone });
};

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
