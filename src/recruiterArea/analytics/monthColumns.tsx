import { conversionTone } from '../../../domain/insight/conversionTone.ts';
import type { MonthMetric } from '../../../domain/insight/hiringMonths.ts';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { JudgedShare } from './JudgedShare.tsx';
import type { HiringWords } from './useHiringWords.ts';

export const counted = ['applications', 'interviews', 'hires'] as const;

export const monthColumns = ({
  label,
  monthName,
  number,
  percent,
}: HiringWords): FileColumn<MonthMetric>[] => [
  {
    key: 'month',
    label: label('months', 'month'),
    show: ({ month }) => monthName(month),
    write: ({ month }) => month,
    unit: 'month',
  },
  ...counted.map((key) => ({
    key,
    label: label('months', key),
    numeric: true,
    show: (row: MonthMetric) => number(row[key]),
    write: (row: MonthMetric) => row[key],
  })),
  {
    key: 'conversion',
    label: label('months', 'conversion'),
    numeric: true,
    show: ({ conversion }) =>
      conversion === null ? (
        '–'
      ) : (
        <JudgedShare share={percent(conversion)} tone={conversionTone('month', conversion)} />
      ),
    write: ({ conversion }) => conversion,
    unit: 'share',
    print: ({ conversion }) => (conversion === null ? '–' : percent(conversion)),
  },
];
