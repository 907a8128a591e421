import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { StageChange } from '../../../domain/contract/hiring/stageChanges.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EntrySection } from './EntrySection.tsx';

/** All moves, latest first: when, from which stage to which, by whom and why. */
export const EntryHistory = ({ entry: { id, version } }: { entry: PipelineEntry }) => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList<StageChange>('stageChanges', {
    filter: { entryId: id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
    meta: { version },
  });
  return (
    <EntrySection title={translate('pipeline.history.title')}>
      {isPending && <Skeleton height={64} />}
      {error && !data && <CouldNotLoad error={error} onRetry={refetch} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((change) => (
          <Moved key={change.id} change={change} />
        ))}
      </Box>
    </EntrySection>
  );
};

const Moved = ({ change }: { change: StageChange }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const said = (field: 'stage' | 'outcome', value: string | null) =>
    value ? translate(valueKey('pipelineEntries', field, value)) : '';
  const { from, to, outcome, author, reason, at } = change;
  const kind = from === null ? 'added' : from !== to ? 'moved' : outcome === 'Live' ? 'takenBack' : 'out';
  const words = {
    author: author ?? translate('pipeline.somebody'),
    from: said('stage', from),
    to: said('stage', to),
    outcome: said('outcome', outcome),
  };
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2">{translate(`pipeline.history.${kind}`, words)}</Typography>
        <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
          {writeMoment(at, locale)}
        </Typography>
      </Box>
      {reason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
};
