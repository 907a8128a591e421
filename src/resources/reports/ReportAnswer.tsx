import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { placesRead } from '../../../domain/reports/answerWords.ts';
import type { Answer, Column as AnswerColumn, Cell } from '../../../domain/reports/columns.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { ReportChart } from './ReportChart.tsx';
import { useAnswerWords } from './useAnswerWords.ts';

/** The maximum number of rows on the page; the files contain all of them. */
const mostShown = 100;

/** The result of a report: a chart if it is grouped, and its rows. */
export const ReportAnswer = ({ report }: { report: Report }) => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'answer', report.id, report.lastGenerated],
    queryFn: async ({ signal }) => (await dataProvider.reportAnswer({ id: report.id, signal })).data,
  });
  if (error && !data) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return <Found report={report} answer={data} />;
};

const Found = ({ report, answer }: { report: Report; answer: Answer }) => {
  const translate = useTranslate();
  const words = useAnswerWords();
  const shown = answer.rows.slice(0, mostShown).map((cells, place) => ({ id: String(place), cells }));
  const columns = placesRead(answer.columns).map((place): Column<{ id: string; cells: readonly Cell[] }> => {
    const column = answer.columns[place] as AnswerColumn;
    return {
      key: column.name,
      label: words.heading(report.noun, column),
      numeric: typeof answer.rows[0]?.[place] === 'number',
      show: ({ cells }) => words.cell(report, answer.columns, cells, place),
    };
  });
  if (answer.total === 0) return <Typography>{translate('reportsPage.nothing')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <ReportChart report={report} answer={answer} />
      <FigureTable label={report.name} columns={columns} rows={shown} idOf={({ id }) => id} />
      {answer.total > shown.length && (
        <Typography variant="body2" color="textSecondary">
          {translate('reportsPage.more', {
            shown: words.number(shown.length),
            total: words.number(answer.total),
          })}
        </Typography>
      )}
    </Box>
  );
};
