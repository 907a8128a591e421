import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetList, useLocale, useTranslate } from 'react-admin';
import type { PipelineEntry, Stage } from '../../domain/contract/pipelineEntries.ts';
import { valueKey } from '../components/contract/valueKey.ts';
import { Panel } from '../components/tiles/Panel.tsx';
import { PipelineRow } from './PipelineRow.tsx';

/** The people of one stage, longest there first. */
export const PipelineStage = ({ stage }: { stage: Stage }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, total, isPending } = useGetList<PipelineEntry>('pipelineEntries', {
    filter: { stage, outcome: 'Live' },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'addedDate', order: 'ASC' },
  });
  const name = translate(valueKey('pipelineEntries', 'stage', stage));
  return (
    <Panel title={total === undefined ? name : `${name} (${total.toLocaleString(locale)})`}>
      {isPending && <Skeleton height={56} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('pages.pipeline.empty')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((entry) => (
          <RecordContextProvider key={entry.id} value={entry}>
            <PipelineRow />
          </RecordContextProvider>
        ))}
      </Box>
    </Panel>
  );
};
