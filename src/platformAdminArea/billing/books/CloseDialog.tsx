import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type {
  AccountingMonth,
  AccountingMonths,
  Waiting,
} from '../../../../domain/insight/platform/accountingMonths.ts';
import { addDays, monthAfter } from '../../../../domain/time/days.ts';
import { ConfirmDialog } from '../../../components/screens/dialogs/ConfirmDialog.tsx';
import { listSearch } from '../../../components/tiles/listSearch.ts';
import { billingPaths } from '../billingPaths.ts';
import type { BookWords } from './useBookWords.ts';
import { useMonthActs } from './useMonthActs.ts';

interface Props {
  month: AccountingMonth;
  report: AccountingMonths;
  words: BookWords;
  onClose: () => void;
}

/** Says what closing a month does, and what still waits in the months that it closes. */
export const CloseDialog = ({ month: { month }, report, words, onClose }: Props) => {
  const { word, translate } = words;
  const { close, busy } = useMonthActs(onClose);
  const basename = useBasename();
  const next = monthAfter(`${month}-01`, 1);
  const { months, hasClosed, waitingBefore } = report;
  const closing = months.filter((one) => !one.isClosed && one.month <= month);
  const waiting = (of: keyof Waiting) =>
    closing.reduce((sum, one) => sum + one.waiting[of], hasClosed ? 0 : waitingBefore[of]);
  const links = [
    { of: 'entries' as const, to: billingPaths.bankStatements },
    { of: 'payments' as const, to: `${billingPaths.transactions}?${listSearch({ status: 'Pending' })}` },
  ].filter(({ of }) => waiting(of) > 0);
  return (
    <ConfirmDialog
      title={word('close.title', { month: words.month(month) })}
      text={word('close.text', { last: words.day(addDays(next, -1)), next: words.day(next) })}
      confirm={word('close.do')}
      cancel={translate('ra.action.cancel')}
      busy={busy}
      onConfirm={() => close(month)}
      onCancel={onClose}
    >
      {!hasClosed && <span>{word('close.first')}</span>}
      <div>
        {word(links.length > 0 ? 'close.waiting' : 'close.nothingWaits')}
        {links.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {links.map(({ of, to }) => (
              <li key={of}>
                <Link component={RouterLink} to={basename + to}>
                  {word(`close.${of}`, { smart_count: waiting(of) })}
                </Link>
              </li>
            ))}
          </Box>
        )}
      </div>
    </ConfirmDialog>
  );
};
