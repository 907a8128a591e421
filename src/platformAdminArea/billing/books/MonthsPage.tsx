import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccountingMonth, MonthSums } from '../../../../domain/insight/platform/accountingMonths.ts';
import { utcDay } from '../../../../domain/time/days.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { ExportFigures } from '../../../components/insight/ExportFigures.tsx';
import { TableOrCards } from '../../../components/insight/TableOrCards.tsx';
import { Terms } from '../../../components/insight/Terms.tsx';
import { useInsight } from '../../../components/insight/useInsight.ts';
import { Panel } from '../../../components/tiles/Panel.tsx';
import { shownPlatform } from '../../../platform/shownPlatform.ts';
import { BooksFrame } from './BooksFrame.tsx';
import { Choice } from './Choice.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { type MonthRow, monthColumns } from './monthColumns.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { useBookWords } from './useBookWords.ts';

const yearsShown = 10;
const nothing: Omit<MonthSums, 'currency'> = {
  invoiced: 0,
  credited: 0,
  received: 0,
  refunded: 0,
  recognized: 0,
  receivables: 0,
  customerCredit: 0,
  deferred: 0,
};

type Asked = { act: 'close' | 'reopen'; month: AccountingMonth };

/** The months of a year with the figures of the books, to close and to reopen. */
export const MonthsPage = () => {
  const words = useBookWords();
  const { word } = words;
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayClose = useMay('create', 'transactions');
  const thisYear = Number(utcDay(new Date()).slice(0, 4));
  const years = Array.from({ length: yearsShown }, (_, back) => thisYear - back);
  const year = years.find((one) => String(one) === search.get('year')) ?? thisYear;
  const { data, error, refetch } = useInsight('accountingMonths', { year });
  const months = data?.months ?? [];
  const currencies = [...new Set(months.flatMap(({ sums }) => sums.map(({ currency }) => currency)))].sort();
  const currency =
    currencies.find((one) => one === search.get('currency')) ?? mostUsed(months) ?? shownPlatform().currency;
  const choose = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...changes }, { replace: true });
  const rows = months.map(
    (month): MonthRow => ({
      ...month,
      ...(month.sums.find((one) => one.currency === currency) ?? { ...nothing, currency }),
    }),
  );
  const columns = monthColumns(words, mayClose ? (act, month) => setAsked({ act, month }) : null);
  const dialog = { onClose: () => setAsked(null), words };
  return (
    <BooksFrame failed={error && !data ? { error, retry: refetch } : null}>
      <Box sx={head}>
        <Choice
          label={word('year')}
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChoose={(value) => choose({ year: value })}
        />
        {currencies.length > 1 && (
          <Choice
            label={word('currency')}
            value={currency}
            options={currencies.map((one) => ({ value: one, label: one }))}
            onChoose={(value) => choose({ currency: value })}
          />
        )}
      </Box>
      {data ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel
            title={word('title')}
            action={
              <ExportFigures
                title={word('title')}
                fileName={`${word('title')} ${year} ${currency}`}
                columns={columns.files}
                rows={rows}
              />
            }
          >
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '100ch' }}>
              {word('lead')}
            </Typography>
            <Box sx={close}>
              <TableOrCards
                label={word('title')}
                columns={columns.shown}
                rows={rows.toReversed()}
                idOf={({ month }) => month}
              />
            </Box>
          </Panel>
          <Panel title={word('definitions')}>
            <Terms rows={words.definitions} />
          </Panel>
        </Box>
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
      {data && asked?.act === 'close' && <CloseDialog month={asked.month} report={data} {...dialog} />}
      {asked?.act === 'reopen' && <ReopenDialog month={asked.month.month} {...dialog} />}
    </BooksFrame>
  );
};

/** The currency of most months. */
const mostUsed = (months: readonly AccountingMonth[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { currency } of months.flatMap(({ sums }) => sums))
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
};

/** Many columns: their headings wrap. */
const close = {
  '& .MuiTableCell-root': { px: 0.75 },
  '& thead .MuiTableCell-root': { whiteSpace: 'normal', verticalAlign: 'bottom' },
};
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 };
