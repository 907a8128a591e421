import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PlatformRange } from '../../../domain/insight/platform/range.ts';
import { BarsLater, LinesLater } from '../../components/charts/lazyCharts.tsx';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { ChartOrTable } from '../../components/insight/ChartOrTable.tsx';
import { useInsight } from '../../components/insight/useInsight.ts';
import { AnalyticsPanel } from './AnalyticsPanel.tsx';
import {
  courseColumns,
  engagementColumns,
  featureColumns,
  performanceColumns,
  regionColumns,
  revenueColumns,
} from './columns.tsx';
import { PanelTable } from './PanelTable.tsx';
import { useAnalyticsWords } from './useAnalyticsWords.ts';

type Props = { range: PlatformRange };
const chartHeight = 200;

/** Invoiced revenue of the last six months, independent of the time range. */
export const RevenuePanel = () => {
  const query = useInsight('revenueTrend', {});
  const words = useAnalyticsWords(query.data?.currency);
  return (
    <AnalyticsPanel name="revenue" query={query} isEmpty={({ months }) => months.length === 0}>
      {({ months, currency, otherCurrencies }) => (
        <>
          <BarsLater
            title={words.label('revenue', 'chart')}
            height={chartHeight}
            places={months.map(({ month }) => words.shortMonth(month))}
            series={[
              {
                id: 'revenue',
                label: words.label('revenue', 'revenue'),
                values: months.map(({ revenue }) => revenue),
                tone: 'main',
              },
            ]}
            format={words.money}
            formatShort={words.shortMoney}
            wholeSteps={false}
          />
          <PanelTable
            name="revenue"
            fileName="platform-revenue"
            columns={revenueColumns(words)}
            rows={months}
            idOf={({ month }) => month}
          />
          <OtherCurrencies currency={currency} others={otherCurrencies} />
        </>
      )}
    </AnalyticsPanel>
  );
};

export const EngagementPanel = ({ range }: Props) => {
  const words = useAnalyticsWords();
  const { label, date } = words;
  const query = useInsight('userEngagement', { range });
  return (
    <AnalyticsPanel name="engagement" query={query} isEmpty={({ figures }) => figures.length === 0}>
      {({ figures, course, busiest }) => (
        <>
          {course.filter(({ activeUsers }) => activeUsers !== null).length > 1 && (
            <ChartOrTable
              title={label('engagement', 'chart')}
              fileName={`platform-active-users-${range}`}
              columns={courseColumns(words)}
              rows={course}
              idOf={({ from }) => from}
              height={chartHeight}
            >
              <LinesLater
                title={label('engagement', 'chart')}
                height={chartHeight}
                places={course.map(({ from }) => date(from, { day: 'numeric', month: 'short' }))}
                series={[
                  {
                    id: 'activeUsers',
                    label: label('engagement', 'activeUsers'),
                    values: course.map(({ activeUsers }) => activeUsers),
                  },
                ]}
              />
            </ChartOrTable>
          )}
          {figures.length > 0 && (
            <PanelTable
              name="engagement"
              fileName={`platform-engagement-${range}`}
              columns={engagementColumns(words, busiest)}
              rows={figures}
              idOf={({ name }) => name}
            />
          )}
        </>
      )}
    </AnalyticsPanel>
  );
};

export const FeaturesPanel = ({ range }: Props) => {
  const words = useAnalyticsWords();
  return (
    <AnalyticsPanel
      name="features"
      query={useInsight('featureUse', { range })}
      isEmpty={({ features }) => features.length === 0}
    >
      {({ features }) => (
        <PanelTable
          name="features"
          fileName={`platform-features-${range}`}
          columns={featureColumns(words, features[0]?.usage ?? 0)}
          rows={features}
          idOf={({ feature }) => feature}
        />
      )}
    </AnalyticsPanel>
  );
};

const fewest = 8;

export const RegionsPanel = ({ range }: Props) => {
  const query = useInsight('regionFigures', { range });
  const words = useAnalyticsWords(query.data?.currency);
  const [all, showAll] = useState(false);
  return (
    <AnalyticsPanel name="regions" query={query} isEmpty={({ regions }) => regions.length === 0}>
      {({ regions, currency, otherCurrencies }) => (
        <>
          <PanelTable
            name="regions"
            fileName={`platform-regions-${range}`}
            columns={regionColumns(words)}
            rows={regions}
            shown={all ? regions : regions.slice(0, fewest)}
            idOf={({ region }) => region ?? ''}
          />
          {regions.length > fewest && (
            <Button size="small" onClick={() => showAll(!all)} aria-expanded={all}>
              {words.translate(`platformAnalytics.regions.${all ? 'showFewer' : 'showAll'}`, {
                smart_count: regions.length,
              })}
            </Button>
          )}
          <OtherCurrencies currency={currency} others={otherCurrencies} />
        </>
      )}
    </AnalyticsPanel>
  );
};

export const PerformancePanel = ({ range }: Props) => {
  const words = useAnalyticsWords();
  return (
    <AnalyticsPanel
      name="performance"
      query={useInsight('systemPerformance', { range })}
      isEmpty={({ metrics }) => metrics.length === 0}
    >
      {({ metrics }) => (
        <PanelTable
          name="performance"
          fileName={`platform-performance-${range}`}
          columns={performanceColumns(words)}
          rows={metrics}
          idOf={({ name }) => name}
        />
      )}
    </AnalyticsPanel>
  );
};

/** Money in other currencies is listed, but not included in any total. */
const OtherCurrencies = ({ currency, others }: { currency: string; others: readonly string[] }) => {
  const { translate } = useAnalyticsWords(currency);
  const writeList = useWriteList();
  if (others.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {translate('analytics.otherCurrencies', { currency, others: writeList(others) })}
    </Typography>
  );
};
