import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AccountingMonth, MonthSums } from '../../../../domain/insight/platform/accountingMonths.ts';
import { toMajor } from '../../../../domain/money/minorUnits.ts';
import type { Column, FileColumn } from '../../../components/insight/FigureTable.tsx';
import { billingPaths } from '../billingPaths.ts';
import type { BookWords } from './useBookWords.ts';

export type MonthRow = AccountingMonth & MonthSums;
type Act = (act: 'close' | 'reopen', month: MonthRow) => void;

const shown = [
  ...['invoiced', 'credited', 'received', 'refunded'],
  ...['recognized', 'deferred', 'receivables'],
] as const;
type Amount = Exclude<keyof MonthSums, 'currency'>;

/** The columns of the months, on the page and in files; without `act`, months are only read. */
export const monthColumns = (words: BookWords, act: Act | null) => {
  const { word } = words;
  const state = (row: MonthRow) => word(row.isClosed ? 'closed' : row.isOver ? 'open' : 'current');
  const amount = (key: Amount): FileColumn<MonthRow> => ({
    key,
    label: word(`columns.${key}`),
    numeric: true,
    nowrap: true,
    show: (row) => words.money(row[key], row.currency),
    write: (row) => toMajor(row[key], row.currency),
  });
  const month: FileColumn<MonthRow> = {
    key: 'month',
    label: word('columns.month'),
    nowrap: true,
    show: (row) => <JournalLink row={row} words={words} />,
    write: (row) => row.month,
  };
  const amounts = (shown as readonly Amount[]).map(amount);
  const page: Column<MonthRow>[] = [
    month,
    {
      key: 'state',
      label: word('columns.state'),
      show: (row) => <State row={row} words={words} state={state(row)} />,
    },
    ...amounts,
    ...(act
      ? [
          {
            key: 'actions',
            label: word('columns.actions'),
            show: (row: MonthRow) => <Acts row={row} words={words} act={act} />,
          },
        ]
      : []),
  ];
  const files: FileColumn<MonthRow>[] = [
    month,
    { key: 'state', label: word('columns.state'), show: state },
    { key: 'closedBy', label: word('columns.closedBy'), show: ({ closed }) => closed?.closedBy ?? '' },
    { key: 'currency', label: word('currency'), show: ({ currency }) => currency },
    ...amounts,
    amount('customerCredit'),
  ];
  return { shown: page, files };
};

const JournalLink = ({ row: { month }, words }: { row: MonthRow; words: BookWords }) => (
  <Link component={RouterLink} to={`${useBasename()}${billingPaths.journal}?month=${month}`}>
    {words.month(month)}
  </Link>
);

/** Whether a month is closed, since when and by whom, or why it was opened again. */
const State = ({ row, words, state }: { row: MonthRow; words: BookWords; state: string }) => {
  const { isClosed, closed, reopened } = row;
  const note =
    isClosed && closed
      ? words.word('closedBy', { day: words.dayOf(closed.closedAt), person: closed.closedBy })
      : !isClosed && reopened
        ? words.word('reopenedBy', {
            day: words.dayOf(String(reopened.reopenedAt)),
            person: reopened.reopenedBy,
            reason: reopened.reason,
          })
        : null;
  return (
    <>
      <span className={`state-mark ${isClosed ? 'good' : row.isOver ? 'waiting' : 'quiet'}`}>{state}</span>
      {note && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.25, minWidth: '16ch' }}>
          {note}
        </Typography>
      )}
    </>
  );
};

const Acts = ({ row, words, act }: { row: MonthRow; words: BookWords; act: Act }) => {
  const name = row.isNext ? 'close' : row.isLastClosed ? 'reopen' : null;
  if (!name) return null;
  const label = words.word(`${name}.do`);
  return (
    <Button
      size="small"
      variant={row.isNext ? 'outlined' : 'text'}
      onClick={() => act(name, row)}
      aria-label={`${label}: ${words.month(row.month)}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
};
