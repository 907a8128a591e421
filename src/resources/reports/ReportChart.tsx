import Typography from '@mui/material/Typography';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import type { AnswerWords } from '../../../domain/reports/answerWords.ts';
import type { Answer, Cell } from '../../../domain/reports/columns.ts';
import { BarsLater } from '../../components/charts/lazyCharts.tsx';
import { useAnswerWords } from './useAnswerWords.ts';

const mostBars = 24;
const height = 260;
type Props = { report: Report; answer: Answer };

/** The groups of a result as bars, separately for each currency. The table has the same figures. */
export const ReportChart = ({ report, answer }: Props) => {
  const words = useAnswerWords();
  if (report.measure === null || report.groupBy === null) return null;
  const charts = charted(report, answer, words);
  return charts.map(({ key, places, values, format }) => (
    <div key={key}>
      {charts.length > 1 && (
        <Typography variant="subtitle2" component="h2">
          {key}
        </Typography>
      )}
      <BarsLater
        title={[report.name, key].filter(Boolean).join(', ')}
        height={height}
        places={places}
        series={[{ id: 'only', label: report.name, values, tone: 'main' }]}
        format={format}
        wholeSteps={report.measure === 'Count'}
      />
    </div>
  ));
};

const charted = (report: Report, { columns, rows }: Answer, words: AnswerWords) => {
  const last = columns.length - 1;
  const currency = columns.findIndex(({ name }) => name === 'currency');
  const byCurrency = currency > 0 && columns[last]?.money;
  const charts = Map.groupBy(rows, (row) => (byCurrency ? String(row[currency]) : ''));
  return [...charts].map(([key, all]) => {
    const shown = all.slice(0, mostBars);
    const at = (cells: readonly Cell[], place: number) => words.cell(report, columns, cells, place);
    const sample = shown[0] ?? [];
    return {
      key,
      places: shown.map((row) => at(row, 0)),
      values: shown.map((row) => row[last] as number | null),
      format: (value: number) => at(sample.toSpliced(last, 1, value), last),
    };
  });
};
