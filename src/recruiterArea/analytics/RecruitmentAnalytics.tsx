import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import {
  defaultHiringRange,
  type HiringRange,
  hiringRangeNames,
  hiringRanges,
  isHiringRange,
} from '../../../domain/insight/hiringRange.ts';
import type { InsightReport } from '../../../domain/insight/insights.ts';
import { AnalyticsSkeleton } from '../../components/insight/AnalyticsSkeleton.tsx';
import { FigureLimits } from '../../components/insight/FigureLimits.tsx';
import { RangeChoice } from '../../components/insight/RangeChoice.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { MonthlyTrends } from './MonthlyTrends.tsx';
import { SaveAnalytics } from './SaveAnalytics.tsx';
import { SkillTrends } from './SkillTrends.tsx';
import { SourceFigures } from './SourceFigures.tsx';
import { Summary } from './Summary.tsx';
import { stageColumns } from './stageColumns.tsx';
import { useHiringWords } from './useHiringWords.ts';

/** How far the candidates added in the period have come; each bar is the stage's share of the total. */
const StageFunnel = ({ report: { stages, currency, range } }: { report: HiringAnalytics }) => {
  const columns = stageColumns(useHiringWords(currency), stages[0]?.count ?? 0);
  return (
    <FigurePanel
      name="stages"
      fileName={`hiring-stages-${range}`}
      columns={columns}
      rows={stages}
      idOf={({ stage }) => stage}
    />
  );
};

/** The time range, kept in the address; an unknown value falls back to the default. */
const useHiringRange = (): [HiringRange, (range: HiringRange) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const choose = (range: HiringRange) =>
    setSearch((known) => {
      const next = new URLSearchParams(known);
      next.set('range', range);
      return next;
    });
  return [isHiringRange(asked) ? asked : defaultHiringRange, choose];
};

type Report = InsightReport<'hiringAnalytics'>;

/** Hiring figures of the chosen period by stage, source, skill and month. */
export const RecruitmentAnalytics = () => {
  const translate = useTranslate();
  const [range, choose] = useHiringRange();
  const { data: report, error, isPlaceholderData, refetch } = useInsight('hiringAnalytics', { range });
  const isTold = report && !report.isEmpty;
  return (
    <>
      <PageTitle>{translate('hiringAnalytics.title')}</PageTitle>
      <Box sx={head}>
        <RangeChoice value={range} choose={choose} ranges={useRanges()} />
        {isTold && <Period report={report} />}
        {isTold && <SaveAnalytics report={report} disabled={isPlaceholderData} />}
      </Box>
      {error && <CouldNotLoad title={translate('analytics.failed')} error={error} onRetry={refetch} />}
      {!report && !error && <AnalyticsSkeleton figures={8} />}
      {report?.isEmpty && <NothingToAnalyse />}
      {isTold && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <FigureLimits report={report} />
          <Summary report={report} />
          <Box sx={columns}>
            <Box sx={column}>
              <StageFunnel report={report} />
              <SourceFigures report={report} />
            </Box>
            <Box sx={column}>
              <MonthlyTrends report={report} />
              <SkillTrends report={report} />
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
};

/** The labels of the time ranges. */
const useRanges = () => {
  const translate = useTranslate();
  return hiringRangeNames.map((range) => ({
    range,
    short: translate(`hiringAnalytics.ranges.${range}`),
  }));
};

const Period = ({ report: { period, range, currency } }: { report: Report }) => {
  const { date, translate } = useFigures(currency);
  const span = { from: date(period.from), to: date(period.to), days: hiringRanges[range] };
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite">
      {translate('analytics.range.span', span)}
    </Typography>
  );
};

const NothingToAnalyse = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('hiringAnalytics.empty.title')}
      text={translate('hiringAnalytics.empty.text')}
    >
      <Button component={Link} to={`${useBasename()}/jobs/create`} variant="contained">
        {translate('hiringAnalytics.empty.post')}
      </Button>
    </EmptyState>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 };
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
};
const column = { display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start', minWidth: 0 };
