import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { useOutcome } from './useOutcome.ts';
import type { PipelineView } from './usePipelineView.ts';

const rowsAtOnce = 12;

/** Rejected and withdrawn candidates, with the reason and a way to reopen each. */
export const ClosedEntries = ({ view }: { view: PipelineView }) => {
  const translate = useTranslate();
  const [pages, setPages] = useState(1);
  const { data, total, isPending, error, refetch } = useGetList<PipelineEntry>('pipelineEntries', {
    filter: { ...view.filter, outcome: ['Rejected', 'Withdrawn'] },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: rowsAtOnce * pages },
  });
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data) return <CouldNotLoad title={translate('pipeline.failed')} error={error} onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState
        searched={Object.keys(view.filter).length > 0}
        title={translate('pipeline.noneClosed.title')}
        text={translate('pipeline.noneClosed.text')}
      />
    );
  const rest = (total ?? 0) - data.length;
  return (
    <Paper variant="outlined" sx={{ px: { xs: 1.5, md: 2.5 }, py: 1, borderRadius: '12px' }}>
      <Box
        component="ul"
        aria-label={translate('pipeline.view.closed')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((entry) => (
          <ClosedLine key={entry.id} entry={entry} path={view.pathOf(entry)} />
        ))}
      </Box>
      {rest > 0 && (
        <Button onClick={() => setPages(pages + 1)}>{translate('pipeline.more', { rest })}</Button>
      )}
    </Paper>
  );
};

const ClosedLine = ({ entry, path }: { entry: PipelineEntry; path: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { set, saving } = useOutcome(() => {});
  const { name, title, stage, outcome, outcomeReason, updatedAt } = entry;
  const said = (field: 'stage' | 'outcome', value: string) =>
    translate(valueKey('pipelineEntries', field, value));
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {outcomeReason}
        </Typography>
      </Box>
      <StatusChip value={outcome} label={said('outcome', outcome)} />
      <Typography variant="body2" color="textSecondary">
        {translate('pipeline.leftAt', {
          stage: said('stage', stage),
          date: writeDayOf(updatedAt, locale),
        })}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        loading={saving}
        aria-label={translate('pipeline.takeBackNamed', { name })}
        onClick={() => set(entry, { outcome: 'Live' })}
      >
        {translate('pipeline.takeBack')}
      </Button>
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
