import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { sumPrices } from '../../../domain/contract/billing/sheetPrice.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { writeHours } from './hours.ts';
import { useSheetPrices } from './useSheetPrices.ts';
import { writePercent } from './writePercent.ts';

interface Props {
  sheets: readonly Timesheet[];
  /** Selected timesheets that do not wait for an answer. */
  others: number;
  busy: boolean;
  onApprove: () => unknown;
  onClose: () => void;
}

/** Says what the approval of weeks costs, in each currency, before they are approved. */
export const ApproveDialog = ({ sheets, others, busy, onApprove, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { prices, isPending } = useSheetPrices(sheets);
  const known = prices.filter((price) => price !== null);
  const unknown = prices.length - known.length;
  const paidMore = sheets.filter(({ overtime }) => overtime > 0);
  return (
    // A click in the dialog must not open the row that it belongs to.
    <Box onClick={(event) => event.stopPropagation()} sx={{ display: 'contents' }}>
      <ConfirmDialog
        title={translate('timesheets.approveTitle', { smart_count: sheets.length })}
        text={translate('timesheets.approveText')}
        confirm={translate('timesheets.approve')}
        cancel={translate('ra.action.cancel')}
        busy={busy || isPending}
        onConfirm={onApprove}
        onCancel={onClose}
      >
        {!isPending && known.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontWeight: 600 }}>
            {sumPrices(known).map(({ currency, amount, sheets: smart_count }) => (
              <li key={currency}>
                {translate('timesheets.price.sum', {
                  amount: formatMoney(amount, currency, locale),
                  smart_count,
                })}
              </li>
            ))}
          </Box>
        )}
        {paidMore.length > 0 && (
          <Typography>
            {translate('timesheets.price.overtimeSum', {
              hours: writeHours(
                paidMore.reduce((sum, { overtime }) => sum + overtime, 0),
                locale,
              ),
              percent: writePercent(
                Math.max(...paidMore.map(({ overtimePercent }) => overtimePercent ?? 100)),
                locale,
              ),
            })}
          </Typography>
        )}
        {sheets.some(({ corrects }) => corrects !== null) && (
          <Typography>{translate('timesheets.price.corrects')}</Typography>
        )}
        {!isPending && unknown > 0 && (
          <Alert severity="warning">{translate('timesheets.price.unknown', { smart_count: unknown })}</Alert>
        )}
        {others > 0 && (
          <Typography>{translate('timesheets.price.others', { smart_count: others })}</Typography>
        )}
      </ConfirmDialog>
    </Box>
  );
};
