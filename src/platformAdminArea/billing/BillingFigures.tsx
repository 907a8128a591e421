import OverdueIcon from '@mui/icons-material/EventBusyOutlined';
import ActiveIcon from '@mui/icons-material/GroupsOutlined';
import RevenueIcon from '@mui/icons-material/PaymentsOutlined';
import MonthlyIcon from '@mui/icons-material/RepeatOutlined';
import ChurnIcon from '@mui/icons-material/TrendingDownOutlined';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { type BillingOverview, churnDays } from '../../../domain/insight/platform/billingOverview.ts';
import type { Money } from '../../../domain/insight/platform/groups.ts';
import { compactMoney, formatMoney } from '../../../domain/money/formatMoney.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { billingPaths } from './billingPaths.ts';

/** The five key figures of billing, each in the most common currency, with other currencies listed below. */
export const BillingFigures = ({ overview }: { overview: BillingOverview | undefined }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const to = (part: keyof typeof billingPaths, filter: object) =>
    `${basename}${billingPaths[part]}?${listSearch({ ...filter })}`;
  const amount = (sums: readonly Money[] | undefined, write: typeof compactMoney) =>
    overview && write(amountIn(sums, overview.currency), overview.currency, locale);
  const share = overview?.churn.share;
  return (
    <>
      <Tiles areTiles>
        <StatTile
          label={translate('billing.overview.revenue')}
          value={amount(overview?.revenue, compactMoney)}
          icon={RevenueIcon}
          to={to('transactions', { status: 'Completed' })}
        />
        <StatTile
          label={translate('billing.overview.monthly')}
          value={amount(overview?.monthly, compactMoney)}
          icon={MonthlyIcon}
          to={to('subscriptions', { status: 'Active' })}
        />
        <StatTile
          label={translate('billing.overview.active')}
          value={overview?.active}
          icon={ActiveIcon}
          to={to('subscriptions', { status: 'Active' })}
        />
        <StatTile
          label={translate('billing.overview.churn')}
          value={overview && (share == null ? null : writeShare(share, locale))}
          icon={ChurnIcon}
          note={overview && translate('billing.overview.churnNote', churnOf(overview))}
          to={to('subscriptions', { status: 'Cancelled' })}
        />
        <StatTile
          label={translate('billing.overview.overdue')}
          value={amount(overview?.overdue, formatMoney)}
          icon={OverdueIcon}
          to={to('invoices', { status: 'Overdue' })}
        />
      </Tiles>
      {overview && <OtherCurrencies overview={overview} />}
    </>
  );
};

const amountIn = (sums: readonly Money[] | undefined, currency: string): number =>
  sums?.find((one) => one.currency === currency)?.amount ?? 0;

const churnOf = ({ churn: { left, of } }: BillingOverview) => ({ days: churnDays, left, of });

const writeShare = (share: number, locale: string) =>
  share.toLocaleString(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Amounts in other currencies. */
const OtherCurrencies = ({ overview }: { overview: BillingOverview }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { currency } = overview;
  const others = (['revenue', 'monthly', 'overdue'] as const).flatMap((figure) =>
    overview[figure]
      .filter((sum) => sum.currency !== currency)
      .map(
        (sum) =>
          `${translate(`billing.overview.${figure}`)}: ${formatMoney(sum.amount, sum.currency, locale)}`,
      ),
  );
  if (others.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5, mb: 3, maxWidth: '90ch' }}>
      {translate('billing.overview.others', { sums: others.join('; ') })}
    </Typography>
  );
};
