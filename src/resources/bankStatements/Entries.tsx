import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  ListContextProvider,
  Pagination,
  ResourceContextProvider,
  useGetList,
  useListController,
  useTranslate,
} from 'react-admin';
import { type BankEntry, entryStatuses } from '../../../domain/contract/billing/bankEntries.ts';
import type { BankStatement } from '../../../domain/contract/billing/bankStatements.ts';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EntryRow } from './EntryRow.tsx';
import { useEntryActs } from './useEntryActs.ts';
import { useProposals } from './useProposals.ts';

type Status = BankEntry['status'] | 'All';
const statuses: readonly Status[] = [...entryStatuses, 'All'];

/** The entries of a statement by status, a page at a time. */
export const Entries = ({ statement }: { statement: BankStatement }) => {
  const translate = useTranslate();
  const [status, setStatus] = useState<Status>(statement.openEntries > 0 ? 'Open' : 'All');
  const mayMatch = useMay('create', 'transactions');
  const proposals = useProposals(statement.id);
  const acts = useEntryActs();
  const { certain } = proposals;
  return (
    <Box component="section" aria-label={translate('banking.entries')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={status}
          aria-label={translate('banking.status')}
          onChange={(_, chosen: Status | null) => chosen && setStatus(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          {statuses.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: { xs: 0.75, sm: 1.25 }, textTransform: 'none' }}>
              {one === 'All'
                ? translate('banking.all')
                : translate(valueKey('bankEntries', 'status', one), { _: one })}
              {one === 'Open' && ` (${statement.openEntries})`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {mayMatch && certain.length > 0 && (
          <Button
            variant="contained"
            size="small"
            loading={acts.progress !== undefined}
            onClick={() => acts.confirm(certain)}
            sx={{ ml: { sm: 'auto' } }}
          >
            {translate('banking.confirmAll', { smart_count: certain.length })}
          </Button>
        )}
      </Box>
      {acts.progress && acts.progress.all > 1 && <Progress {...acts.progress} />}
      {proposals.error && (
        <CouldNotLoad
          title={translate('banking.proposalsFailed')}
          error={proposals.error}
          onRetry={() => proposals.refetch()}
        />
      )}
      <EntryList key={status} {...{ statement, status, proposals, acts, mayMatch }} />
    </Box>
  );
};

const Progress = ({ done, all }: { done: number; all: number }) => {
  const translate = useTranslate();
  return (
    <Box role="status">
      <Typography variant="body2">{translate('banking.progress', { done, all })}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / all} aria-hidden />
    </Box>
  );
};

type ListProps = {
  statement: BankStatement;
  status: Status;
  proposals: ReturnType<typeof useProposals>;
  acts: ReturnType<typeof useEntryActs>;
  mayMatch: boolean;
};

const EntryList = ({ statement, status, proposals, acts, mayMatch }: ListProps) => {
  const translate = useTranslate();
  const list = useListController<BankEntry>({
    resource: 'bankEntries',
    filter: { statementId: statement.id, ...(status !== 'All' && { status }) },
    sort: { field: 'id', order: 'ASC' },
    perPage: 50,
    disableSyncWithLocation: true,
    storeKey: false,
  });
  const { data: entries, error, refetch, isPending } = list;
  const brought = useBrought(entries ?? []);
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (isPending) return <LinearProgress aria-label={translate('banking.loading')} />;
  if (entries?.length === 0)
    return (
      <Typography color="textSecondary">
        {translate(status === 'Open' ? 'banking.noneOpen' : 'banking.noneOther')}
      </Typography>
    );
  return (
    <ResourceContextProvider value="bankEntries">
      <ListContextProvider value={list}>
        <Box component="ul" aria-label={translate('banking.entries')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries?.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              proposals={proposals}
              acts={acts}
              mayMatch={mayMatch}
              brought={brought.get(entry.id) ?? []}
            />
          ))}
        </Box>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

/** The transactions of the matched entries of a page. */
const useBrought = (entries: readonly BankEntry[]): ReadonlyMap<string | null, Transaction[]> => {
  const ids = entries
    .filter(({ status }) => status === 'Matched' || status === 'Returned')
    .map(({ id }) => id);
  const { data = [] } = useGetList<Transaction>(
    'transactions',
    {
      filter: { bankEntryId: ids },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  );
  return Map.groupBy(data, ({ bankEntryId }) => bankEntryId);
};
