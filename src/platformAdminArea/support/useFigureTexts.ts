import { useLocale } from 'react-admin';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { hour, lengthOf } from './lengthOf.ts';

type Length = 'narrow' | 'short' | 'long';

/** Formats the figures of the support page in the reader's language. */
export const useFigureTexts = () => {
  const locale = useLocale();
  const unit = (value: number, name: string, unitDisplay: Length) =>
    value.toLocaleString(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 });
  const brief = locale?.startsWith('en') ? 'narrow' : 'short';
  const decimal = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    /** "45 min", "2.8 hours", "1.5 days". */
    time: (minutes: number) => {
      const { value, name } = lengthOf(minutes);
      return unit(value, name, name === 'minute' ? 'short' : 'long');
    },
    /** "36 hr", never in days, because a working day does not have 24 hours. */
    workingTime: (minutes: number) =>
      minutes < hour
        ? unit(Math.round(minutes), 'minute', 'short')
        : unit(Math.round((minutes / hour) * 10) / 10, 'hour', 'short'),
    /** "2.8h", for a figure on its own; other languages abbreviate the unit as in other texts: "2,8 Std.". */
    shortTime: (minutes: number | null) =>
      minutes === null
        ? null
        : minutes < hour
          ? unit(Math.round(minutes), 'minute', brief)
          : unit(minutes / hour, 'hour', brief),
    stars: (value: number | null) => (value === null ? null : decimal(value)),
    share: (value: number | null) =>
      value === null
        ? null
        : value.toLocaleString(locale, {
            style: 'percent',
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          }),
    moment: (at: string) => writeMoment(at, locale),
  };
};
