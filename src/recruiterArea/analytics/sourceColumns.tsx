import { conversionTone } from '../../../domain/insight/conversionTone.ts';
import type { SourceMetric } from '../../../domain/insight/hiringFunnel.ts';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { JudgedShare } from './JudgedShare.tsx';
import type { HiringWords } from './useHiringWords.ts';

export const sourceColumns = ({
  label,
  sourceName,
  number,
  percent,
  money,
  whole,
}: HiringWords): FileColumn<SourceMetric>[] => [
  { key: 'source', label: label('sources', 'source'), show: ({ source }) => sourceName(source) },
  {
    key: 'candidates',
    label: label('sources', 'candidates'),
    numeric: true,
    show: ({ candidates }) => number(candidates),
    write: ({ candidates }) => candidates,
  },
  {
    key: 'hires',
    label: label('sources', 'hires'),
    numeric: true,
    show: ({ hires }) => number(hires),
    write: ({ hires }) => hires,
  },
  {
    key: 'conversion',
    label: label('sources', 'conversion'),
    numeric: true,
    show: ({ conversion, isEarly }) => (
      <JudgedShare
        share={percent(conversion)}
        tone={isEarly ? 'early' : conversionTone('source', conversion)}
      />
    ),
    write: ({ conversion }) => conversion,
    unit: 'share',
    print: ({ conversion }) => percent(conversion),
  },
  {
    key: 'cost',
    label: label('sources', 'cost'),
    numeric: true,
    show: ({ cost }) => (cost === null ? '–' : money(cost)),
    write: ({ cost }) => (cost === null ? null : cost / whole),
    unit: 'money',
  },
];
