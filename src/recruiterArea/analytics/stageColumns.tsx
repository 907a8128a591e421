import type { StageMetric } from '../../../domain/insight/hiringFunnel.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { FigureBar } from '../../components/insight/FigureBar.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import type { HiringWords } from './useHiringWords.ts';

/** The columns of the funnel; each bar is the stage's share of the total. */
export const stageColumns = (
  { translate, label, number, percent }: HiringWords,
  people: number,
): FileColumn<StageMetric>[] => {
  const stageName = ({ stage }: StageMetric) => translate(valueKey('pipelineEntries', 'stage', stage));
  return [
    {
      key: 'stage',
      label: label('stages', 'stage'),
      show: (row) => (
        <FigureBar
          name={stageName(row)}
          percent={people ? (100 * row.count) / people : 0}
          colour="primary.main"
        />
      ),
      write: stageName,
      print: stageName,
    },
    {
      key: 'count',
      label: label('stages', 'count'),
      numeric: true,
      show: ({ count }) => number(count),
      write: ({ count }) => count,
    },
    {
      key: 'conversion',
      label: label('stages', 'conversion'),
      numeric: true,
      show: ({ conversion }) => (conversion === null ? '–' : percent(conversion)),
      write: ({ conversion }) => conversion,
      unit: 'share',
    },
    {
      key: 'avgDays',
      label: label('stages', 'avgDays'),
      numeric: true,
      show: ({ avgDays }) => (avgDays === null ? '–' : number(avgDays)),
      write: ({ avgDays }) => avgDays,
    },
  ];
};
