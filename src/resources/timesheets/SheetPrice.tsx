import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useSheetPrices } from './useSheetPrices.ts';
import { writePercent } from './writePercent.ts';

/** The rate, the overtime percentage and the amount of a week: what its approval costs. */
export const SheetPrice = ({ sheet }: { sheet: Timesheet }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { prices, isPending } = useSheetPrices([sheet]);
  const { overtimePercent, corrects } = sheet;
  const price = prices[0];
  if (isPending) return null;
  if (!price) return <Typography>{translate('timesheets.price.unknown', { smart_count: 1 })}</Typography>;
  const money = (minor: number) => formatMoney(minor, price.currency, locale);
  return (
    <div>
      <Typography sx={{ fontSize: 16, fontWeight: 600 }}>
        {translate('timesheets.price.amount', { amount: money(price.amount) })}
      </Typography>
      <Typography>
        {translate('timesheets.price.rate', { rate: money(price.rate) })}
        {overtimePercent !== null &&
          ` · ${translate('timesheets.price.overtimeRate', { percent: writePercent(overtimePercent, locale) })}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('timesheets.price.beforeTax')}
      </Typography>
      {corrects !== null && (
        <Typography color="textSecondary">{translate('timesheets.price.corrects')}</Typography>
      )}
    </div>
  );
};
