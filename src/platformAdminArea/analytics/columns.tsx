import type { Engagement, UserEngagement } from '../../../domain/insight/platform/engagement.ts';
import type { FeatureRow } from '../../../domain/insight/platform/featureUse.ts';
import type { KeyFigure } from '../../../domain/insight/platform/keyFigures.ts';
import { barOf, type PerformanceMetric } from '../../../domain/insight/platform/performance.ts';
import type { RegionRow } from '../../../domain/insight/platform/regions.ts';
import type { RevenueMonth } from '../../../domain/insight/platform/revenueTrend.ts';
import type { Compared } from '../../components/insight/changeOf.ts';
import { FigureBar } from '../../components/insight/FigureBar.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { Growth } from './Growth.tsx';
import { Millions } from './Millions.tsx';
import type { AnalyticsWords } from './useAnalyticsWords.ts';

/** A growth rate: colored on the page, a fraction of 1 in files. */
const growthColumn = <R extends { growth: number | null; before: number }>(
  words: AnalyticsWords,
  label: string,
  compared: (row: R) => Pick<Compared, 'unit' | 'value'>,
): FileColumn<R> => {
  const told = (row: R) => words.grown({ ...compared(row), before: row.before, change: row.growth }, 1);
  return {
    key: 'growth',
    label,
    numeric: true,
    show: (row) => <Growth growth={row.growth} told={told(row)} />,
    write: ({ growth }) => growth,
    unit: 'share',
    print: told,
  };
};

export const keyColumns = (words: AnalyticsWords): FileColumn<KeyFigure>[] => {
  const { label, figure, change, whole } = words;
  const written = ({ unit }: KeyFigure, value: number | null) =>
    value !== null && unit === 'money' ? value / whole : value;
  return [
    { key: 'name', label: label('key', 'title'), show: ({ name }) => label('key', name) },
    {
      key: 'value',
      label: label('table', 'value'),
      numeric: true,
      show: ({ unit, value }) => figure(unit, value),
      write: (row) => written(row, row.value),
      unit: ({ unit }) => unit,
    },
    {
      key: 'before',
      label: label('table', 'before'),
      numeric: true,
      show: ({ unit, before }) => figure(unit, before),
      write: (row) => written(row, row.before),
      unit: ({ unit }) => unit,
    },
    {
      key: 'change',
      label: label('table', 'change'),
      numeric: true,
      show: (row) => change(row) ?? '–',
      write: (row) => row.change,
      unit: 'share',
    },
  ];
};

/** The bar is twice as many percent wide as the growth rate, up to its full width. */
export const growthBar = (growth: number | null): number => Math.min(100, 200 * Math.abs(growth ?? 0));

export const revenueColumns = (words: AnalyticsWords): FileColumn<RevenueMonth>[] => {
  const { label, monthName, millions, money, growth: told, number, rate, whole } = words;
  return [
    {
      key: 'month',
      label: label('revenue', 'month'),
      show: ({ month }) => monthName(month),
      write: ({ month }) => month,
      unit: 'month',
      print: ({ month }) => monthName(month),
    },
    {
      key: 'revenue',
      label: label('revenue', 'revenue'),
      numeric: true,
      show: ({ revenue }) => (
        <Millions told={millions(revenue)} exact={money(revenue)} amount={revenue} whole={whole} />
      ),
      print: ({ revenue }) => money(revenue),
      write: ({ revenue }) => revenue / whole,
      unit: 'money',
    },
    {
      key: 'growth',
      label: label('revenue', 'growth'),
      show: ({ growth }) => (
        <FigureBar
          name={told(growth)}
          percent={growthBar(growth)}
          colour={(growth ?? 0) < 0 ? 'error.main' : 'success.main'}
        />
      ),
      write: ({ growth }) => growth,
      unit: 'share',
      print: ({ growth }) => told(growth),
    },
    {
      key: 'invoices',
      label: label('revenue', 'invoices'),
      numeric: true,
      show: ({ invoices }) => number(invoices),
      write: ({ invoices }) => invoices,
    },
    {
      key: 'file.before',
      label: label('revenue', 'before'),
      numeric: true,
      show: ({ before }) => rate(before),
      write: ({ before }) => before / whole,
      unit: 'money',
    },
  ];
};

export const engagementColumns = (
  words: AnalyticsWords,
  busiest: UserEngagement['busiest'],
): FileColumn<Engagement>[] => {
  const { label, figure, change, date, translate } = words;
  const nameOf = ({ name }: Engagement) =>
    name === 'busiestDay' && busiest
      ? `${label('engagement', name)} ${translate('platformAnalytics.engagement.on', { date: date(busiest) })}`
      : label('engagement', name);
  return [
    { key: 'name', label: label('engagement', 'figure'), show: nameOf },
    {
      key: 'value',
      label: label('table', 'value'),
      numeric: true,
      show: ({ unit, value }) => figure(unit, value),
      write: ({ value }) => value,
      unit: ({ unit }) => unit,
    },
    {
      key: 'before',
      label: label('table', 'before'),
      numeric: true,
      show: ({ unit, before }) => figure(unit, before),
      write: ({ before }) => before,
      unit: ({ unit }) => unit,
    },
    {
      key: 'change',
      label: label('table', 'change'),
      numeric: true,
      show: (row) => change(row) ?? '–',
      write: (row) => row.change,
      unit: 'share',
    },
  ];
};

type Course = UserEngagement['course'][number];
export const courseColumns = ({ label, date, number }: AnalyticsWords): FileColumn<Course>[] => [
  {
    key: 'from',
    label: label('engagement', 'from'),
    show: ({ from }) => date(from),
    write: ({ from }) => from,
    unit: 'day',
  },
  {
    key: 'to',
    label: label('engagement', 'to'),
    show: ({ to }) => date(to),
    write: ({ to }) => to,
    unit: 'day',
  },
  {
    key: 'activeUsers',
    label: label('engagement', 'activeUsers'),
    numeric: true,
    show: ({ activeUsers }) => (activeUsers === null ? '–' : number(activeUsers)),
    write: ({ activeUsers }) => activeUsers,
  },
];

export const featureColumns = (words: AnalyticsWords, most: number): FileColumn<FeatureRow>[] => {
  const { label, number, share, translate } = words;
  const nameOf = ({ feature }: FeatureRow) => translate(`platformAnalytics.features.names.${feature}`);
  const told = ({ satisfaction }: FeatureRow) =>
    satisfaction === null
      ? '–'
      : `${share(satisfaction.share)} (${translate('platformAnalytics.features.ratings', { smart_count: satisfaction.ratings })})`;
  return [
    {
      key: 'feature',
      label: label('features', 'feature'),
      show: (row) => (
        <FigureBar name={nameOf(row)} percent={most ? (100 * row.usage) / most : 0} colour="primary.main" />
      ),
      write: nameOf,
      print: nameOf,
    },
    {
      key: 'usage',
      label: label('features', 'usage'),
      numeric: true,
      show: ({ usage }) => number(usage),
      write: ({ usage }) => usage,
    },
    growthColumn(words, label('features', 'growth'), ({ usage }) => ({ unit: 'count', value: usage })),
    {
      key: 'satisfaction',
      label: label('features', 'satisfaction'),
      numeric: true,
      show: told,
      write: ({ satisfaction }) => satisfaction?.share ?? null,
      unit: 'share',
      print: told,
    },
    {
      key: 'file.ratings',
      label: label('features', 'ratingsHead'),
      numeric: true,
      show: ({ satisfaction }) => number(satisfaction?.ratings ?? 0),
      write: ({ satisfaction }) => satisfaction?.ratings ?? 0,
    },
  ];
};

export const regionColumns = (words: AnalyticsWords): FileColumn<RegionRow>[] => {
  const { label, number, millions, money, rate, whole } = words;
  const nameOf = ({ region }: RegionRow) => region ?? label('regions', 'unknown');
  return [
    { key: 'region', label: label('regions', 'region'), show: nameOf },
    {
      key: 'users',
      label: label('regions', 'users'),
      numeric: true,
      show: ({ users }) => number(users),
      write: ({ users }) => users,
    },
    {
      key: 'revenue',
      label: label('regions', 'revenue'),
      numeric: true,
      show: ({ revenue }) => (
        <Millions told={millions(revenue)} exact={money(revenue)} amount={revenue} whole={whole} />
      ),
      print: ({ revenue }) => money(revenue),
      write: ({ revenue }) => revenue / whole,
      unit: 'money',
    },
    growthColumn(words, label('regions', 'growth'), ({ revenue }) => ({ unit: 'money', value: revenue })),
    {
      key: 'file.before',
      label: label('regions', 'before'),
      numeric: true,
      show: ({ before }) => rate(before),
      write: ({ before }) => before / whole,
      unit: 'money',
    },
  ];
};

const statusColours = { excellent: 'success.main', good: 'primary.main', poor: 'error.main' };

/** All values other than shares are in milliseconds. */
const measuredIn = ({ name }: PerformanceMetric) =>
  name === 'uptime' || name === 'errorRate' ? 'smallShare' : 'ms';

export const performanceColumns = ({ label, measured }: AnalyticsWords): FileColumn<PerformanceMetric>[] => {
  const statusOf = ({ status }: PerformanceMetric) =>
    status ? label('performance.statuses', status) : label('performance', 'unmeasured');
  return [
    {
      key: 'metric',
      label: label('performance', 'metric'),
      show: ({ name }) => label('performance', name),
    },
    {
      key: 'value',
      label: label('performance', 'value'),
      numeric: true,
      show: ({ name, value }) => measured(name, value),
      write: ({ value }) => value,
      unit: measuredIn,
    },
    {
      key: 'target',
      label: label('performance', 'target'),
      numeric: true,
      show: ({ name, target }) => measured(name, target),
      write: ({ target }) => target,
      unit: measuredIn,
    },
    {
      key: 'status',
      label: label('performance', 'status'),
      show: (row) =>
        row.status ? (
          <FigureBar name={statusOf(row)} percent={barOf[row.status]} colour={statusColours[row.status]} />
        ) : (
          statusOf(row)
        ),
      write: statusOf,
      print: statusOf,
    },
    {
      key: 'file.before',
      label: label('performance', 'before'),
      numeric: true,
      show: ({ name, before }) => measured(name, before),
      write: ({ before }) => before,
      unit: measuredIn,
    },
  ];
};
