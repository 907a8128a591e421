import { useLocale, useTranslate } from 'react-admin';
import type { Metric } from '../../../domain/insight/metrics.ts';
import type { Unit } from '../../../domain/insight/statistics.ts';
import { compactMoney, formatMoney } from '../../../domain/money/formatMoney.ts';
import { minorPerMajor, toWholeUnits } from '../../../domain/money/minorUnits.ts';
import { writeDay } from '../fields/writeDay.ts';
import { type Compared, changeOf, isSmallCount, mostGrowth } from './changeOf.ts';

/** The minus of print in place of the hyphen that Intl writes; English keeps that of the specification. */
const withMinus = (text: string, locale: string): string =>
  locale.startsWith('en') ? text : text.replace('-', '−');

/** Formatters for a report's figures, in the reader's language and the report's currency. */
export const useFigures = (currency: string) => figuresIn(currency, useLocale() ?? 'en', useTranslate());

export const figuresIn = (currency: string, locale: string, translate: ReturnType<typeof useTranslate>) => {
  const number = (value: number, most = 1) => value.toLocaleString(locale, { maximumFractionDigits: most });
  const unit = (value: number, name: 'hour' | 'day') =>
    value.toLocaleString(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits: value < 10 ? 1 : 0,
    });
  const whole = minorPerMajor(currency);
  const money = (minor: number) => formatMoney(toWholeUnits(minor, currency), currency, locale);
  const shortMoney = (minor: number) => compactMoney(minor, currency, locale);
  const rate = (minor: number) => formatMoney(minor, currency, locale);
  const share = (value: number) =>
    value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  /** A share with one decimal of a percent. */
  const percent = (value: number) =>
    value.toLocaleString(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const date = (day: string, options?: Intl.DateTimeFormatOptions) =>
    options
      ? new Date(day).toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
      : writeDay(day, locale, 'medium');

  const figure = (of: Unit, value: number | null): string => {
    if (value === null) return '–';
    if (of === 'money') return money(value);
    if (of === 'share') return share(value);
    if (of === 'days') return unit(Math.round(value), 'day');
    if (of === 'ms')
      return value.toLocaleString(locale, {
        style: 'unit',
        unit: 'millisecond',
        maximumFractionDigits: value < 10 ? 1 : 0,
      });
    if (of === 'hours') return value < 48 ? unit(value, 'hour') : unit(value / 24, 'day');
    return number(value);
  };

  /** What has more than tripled is shown as a multiple, such as 9.9×. */
  const growth = (value: number, digits = 0) =>
    value > mostGrowth
      ? `${number(value + 1, value < 9 ? 1 : 0)}×`
      : withMinus(
          value.toLocaleString(locale, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: digits,
          }),
          locale,
        );
  /** Growth in a table: a percentage, New, or from which count if that was small. */
  const grown = ({ unit: of, value, before, change }: Compared, digits = 0): string => {
    if (value === null || before === null) return '–';
    if (before === 0) return value === 0 ? '–' : translate('analytics.metrics.fresh');
    if (isSmallCount(of, before) && value !== before)
      return translate(`analytics.metrics.${value > before ? 'upFrom' : 'downFrom'}`, {
        before: figure(of, before),
      });
    return change === null ? '–' : growth(change, digits);
  };
  const signed = (value: number) =>
    withMinus(value.toLocaleString(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }), locale);
  const points = (value: number, told: string) =>
    translate('analytics.metrics.points', { points: told, smart_count: Math.abs(Math.round(value)) });
  const change = ({ unit: of, change }: Pick<Metric, 'unit' | 'change'>): string | null => {
    if (change === null) return null;
    return of === 'share' ? points(change * 100, signed(change * 100)) : growth(change);
  };
  /** A change in words: Up 15% from 715, No change, New; null if the previous value is unknown. */
  const changed = (metric: Compared, shown = (value: number | null) => figure(metric.unit, value)) => {
    const { direction, by } = changeOf(metric, shown);
    if (direction === null || direction === 'same' || direction === 'fresh')
      return direction && translate(`analytics.metrics.${direction}`);
    const before = shown(metric.before);
    const told =
      by === null ? null : metric.unit === 'share' ? points(by * 100, number(by * 100, 0)) : share(by);
    return translate(`analytics.metrics.${direction}${told === null ? 'From' : ''}`, {
      change: told,
      before,
    });
  };
  return {
    number,
    money,
    shortMoney,
    rate,
    share,
    percent,
    date,
    figure,
    growth,
    grown,
    change,
    changed,
    whole,
    translate,
  };
};
