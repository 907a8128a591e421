import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accounts } from '../../../../domain/billing/books/journal.ts';
import { monthAfter, utcDay } from '../../../../domain/time/days.ts';
import { TableOrCards } from '../../../components/insight/TableOrCards.tsx';
import { useInsight } from '../../../components/insight/useInsight.ts';
import { Panel } from '../../../components/tiles/Panel.tsx';
import { BooksFrame } from './BooksFrame.tsx';
import { Choice } from './Choice.tsx';
import { accountColumns, lineColumns, linesOf, sumsOf } from './journalLines.tsx';
import { SaveJournal } from './SaveJournal.tsx';
import { useBookWords } from './useBookWords.ts';

const monthsOffered = 60;
const linesAtOnce = 50;

/** The journal of a month: the sums of its accounts, and each line, to read and to download. */
export const JournalPage = () => {
  const words = useBookWords();
  const { word } = words;
  const [search, setSearch] = useSearchParams();
  const [most, setMost] = useState(linesAtOnce);
  const today = utcDay(new Date());
  const months = Array.from({ length: monthsOffered }, (_, back) => monthAfter(today, -back).slice(0, 7));
  const month = months.find((one) => one === search.get('month')) ?? (months[0] as string);
  const account = accounts.find((one) => one === search.get('account')) ?? null;
  const { data, error, refetch, isPlaceholderData } = useInsight('journal', { month });
  const choose = (changes: Record<string, string>) => {
    setMost(linesAtOnce);
    setSearch({ ...Object.fromEntries(search), ...changes }, { replace: true });
  };
  const all = linesOf(data?.entries ?? [], data?.companies ?? []);
  const lines = account ? all.filter((line) => line.account === account) : all;
  return (
    <BooksFrame failed={error && !data ? { error, retry: refetch } : null}>
      <Box sx={head}>
        <Choice
          label={word('columns.month')}
          value={month}
          options={months.map((one) => ({ value: one, label: words.month(one) }))}
          onChoose={(value) => choose({ month: value })}
        />
        <Choice
          label={word('columns.account')}
          value={account ?? 'all'}
          options={[
            { value: 'all', label: word('allAccounts') },
            ...accounts.map((one) => ({ value: one, label: words.account(one) })),
          ]}
          onChoose={(value) => choose({ account: value })}
        />
        {data && !isPlaceholderData && <SaveJournal month={month} lines={lines} words={words} />}
      </Box>
      {!data ? (
        <Skeleton variant="rounded" height={420} />
      ) : all.length === 0 ? (
        <Typography color="textSecondary">{word('empty', { month: words.month(month) })}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data.cut.length > 0 && <Alert severity="warning">{word('cut')}</Alert>}
          <Panel title={word('byAccount')} info={word('balanced')}>
            <TableOrCards
              label={word('byAccount')}
              columns={accountColumns(words)}
              rows={sumsOf(all)}
              idOf={(sum) => `${sum.currency} ${sum.account}`}
            />
          </Panel>
          <Panel title={word('journalOf', { month: words.month(month) })}>
            <TableOrCards
              label={word('journalOf', { month: words.month(month) })}
              columns={lineColumns(words)}
              rows={lines.slice(0, most)}
              idOf={({ key }) => key}
            />
            {lines.length > most && (
              <Button size="small" onClick={() => setMost(most + linesAtOnce)} sx={{ mt: 1 }}>
                {word('more', { shown: most, all: lines.length })}
              </Button>
            )}
          </Panel>
        </Box>
      )}
    </BooksFrame>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 };
