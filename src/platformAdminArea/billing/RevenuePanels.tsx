import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLocale, useTranslate } from 'react-admin';
import type { BillingOverview } from '../../../domain/insight/platform/billingOverview.ts';
import { compactMoney, formatMoney } from '../../../domain/money/formatMoney.ts';
import { BarsLater } from '../../components/charts/lazyCharts.tsx';
import { ChartOrTable } from '../../components/insight/ChartOrTable.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

const height = 240;

/** Payments of the last twelve months, by month and by plan. */
export const RevenuePanels = ({ overview }: { overview: BillingOverview | undefined }) => {
  const locale = useLocale();
  const month = (of: string) =>
    new Date(`${of}-01T00:00:00Z`).toLocaleDateString(locale, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  if (!overview) return <Skeleton variant="rounded" height={height + 140} sx={{ mb: 3 }} />;
  const { currency, months, plans } = overview;
  return (
    <Box sx={grid}>
      <Revenue
        part="byMonth"
        currency={currency}
        rows={months.map((one) => ({ place: month(one.month), amount: one.amount }))}
      />
      <Revenue
        part="byPlan"
        currency={currency}
        rows={plans.map(({ plan, amount }) => ({ place: plan, amount }))}
      />
    </Box>
  );
};

interface RevenueProps {
  part: 'byMonth' | 'byPlan';
  currency: string;
  rows: readonly { place: string; amount: number }[];
}

const Revenue = ({ part, currency, rows }: RevenueProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate(`billing.overview.${part}.title`);
  const label = translate('billing.overview.paid');
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <Panel title={title}>
      <ChartOrTable
        title={title}
        fileName={`revenue-${part}`}
        columns={[
          { key: 'place', label: translate(`billing.overview.${part}.place`), show: ({ place }) => place },
          {
            key: 'amount',
            label,
            numeric: true,
            show: ({ amount }) => money(amount),
          },
        ]}
        rows={rows}
        idOf={({ place }) => place}
        height={height}
        note={translate('billing.overview.paidNote', { currency })}
      >
        <BarsLater
          title={title}
          height={height}
          places={rows.map(({ place }) => place)}
          series={[{ id: 'amount', label, values: rows.map(({ amount }) => amount), tone: 'main' }]}
          format={money}
          formatShort={(minor) => compactMoney(minor, currency, locale)}
        />
      </ChartOrTable>
    </Panel>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  mb: 3,
};
