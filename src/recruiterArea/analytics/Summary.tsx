import Box from '@mui/material/Box';
import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import type { SummaryName } from '../../../domain/insight/hiringSummary.ts';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import { MetricCard } from '../../components/insight/MetricCard.tsx';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';
import { summaryColumns } from './summaryColumns.ts';
import { useHiringWords } from './useHiringWords.ts';

/** The text under a figure that has no comparison. */
const alone: Partial<Record<SummaryName, string>> = {
  activeJobs: 'hiringAnalytics.summary.today',
  placementsThisMonth: 'hiringAnalytics.summary.soFar',
};

/** The key figures of the period, compared with the previous period. */
export const Summary = ({ report: { summary, currency, range } }: { report: HiringAnalytics }) => {
  const words = useHiringWords(currency);
  const { label } = words;
  const title = label('summary', 'title');
  return (
    <section aria-label={title}>
      <Box component="ul" sx={grid}>
        {summary.map((metric) => (
          <MetricCard
            key={metric.name}
            label={label('summary', metric.name)}
            metric={metric}
            currency={currency}
            alone={alone[metric.name]}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', mt: 1, mb: 2 }}>
        <ExportFigures
          title={title}
          fileName={`hiring-summary-${range}`}
          columns={summaryColumns(words)}
          rows={summary}
        />
        <InfoTip title={title} text={label('summary', 'note')} />
      </Box>
    </section>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 1.5, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
};
