import { useLocale, useTranslate } from 'react-admin';
import type { NamedBar } from './useBench.ts';

/** The text of a bar: a short label, and a full sentence with the dates. */
export const useBarWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const dayWords = (day: string) =>
    new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const stateOf = ({ state }: NamedBar) => translate(`benchCalendar.states.${state}`);
  return {
    short: (bar: NamedBar) => [bar.client ?? stateOf(bar), ...bar.others].join(' + '),
    whole: (bar: NamedBar) =>
      translate('benchCalendar.bar', {
        what: [
          stateOf(bar),
          bar.client,
          bar.others.length > 0 && translate('benchCalendar.overlap', { clients: bar.others.join(', ') }),
        ]
          .filter(Boolean)
          .join(', '),
        from: dayWords(bar.from),
        to: dayWords(bar.to),
      }),
  };
};
