import { useLocale, useTranslate } from 'react-admin';
import type { HealthFigure, HealthUnit } from '../../../domain/health/health.ts';

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats an amount with its unit in the reader's language. */
export const useAmount = () => {
  const locale = useLocale();
  const unit = (value: number, name: string, digits: number) =>
    value.toLocaleString(locale, { style: 'unit', unit: name, maximumFractionDigits: digits });
  const time = (seconds: number) => {
    const [name, length] = spans.find(([, size]) => seconds >= size) ?? ['second', 1];
    return Math.floor(seconds / length).toLocaleString(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
    });
  };
  const bytes = (value: number) => {
    const step = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
    return unit(value / 1000 ** step, sizes[step] as string, 1);
  };
  return (value: number, of: HealthUnit): string => {
    if (of === 'ms') return unit(value, 'millisecond', value < 10 ? 1 : 0);
    if (of === 'minutes') return time(value * 60);
    if (of === 'seconds') return time(value);
    if (of === 'bytes') return bytes(value);
    if (of === 'share') return value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
    return value.toLocaleString(locale);
  };
};

/** Formats the measurements of a check in the reader's language. */
export const useMeasured = () => {
  const translate = useTranslate();
  const amount = useAmount();
  const words = ({ value, unit }: HealthFigure): string => {
    if (value === null) return '–';
    if (typeof value === 'string') return translate(`platformDashboard.health.index.${value}`);
    return amount(value, unit);
  };
  return (figure: HealthFigure): string =>
    translate(`platformDashboard.health.figures.${figure.name}`, { value: words(figure) });
};
