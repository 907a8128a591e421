import RevenueIcon from '@mui/icons-material/PaymentsOutlined';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { compactMoney } from '../../../domain/money/formatMoney.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';

/** The total of completed payments per currency, largest first. */
export const RevenueTile = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { data, error } = useInsight('platformFigures', {});
  const sums = data?.revenue?.map(({ amount, currency }) => compactMoney(amount, currency, locale));
  return (
    <StatTile
      label={translate('platformDashboard.tiles.revenue')}
      value={data || error ? sums?.join(' + ') || null : undefined}
      icon={RevenueIcon}
      to={`${basename}/transactions?${listSearch({ status: 'Completed' })}`}
    />
  );
};
