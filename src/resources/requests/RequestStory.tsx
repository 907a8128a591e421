import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { RequestStep } from '../../../domain/contract/deals/requestSteps.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { StoryStep } from './StoryStep.tsx';
import { useRequestRows } from './useRequestRows.ts';
import { WriteStep } from './WriteStep.tsx';

/** The history of the request in context, oldest first, and a form to answer the other side’s question. */
export const RequestStory = () => {
  const translate = useTranslate();
  const request = useRecordContext<Request>();
  const { data, isPending, error, refetch } = useRequestRows<RequestStep>('requestSteps');
  const { data: proposals } = useRequestRows<Proposal>('proposals');
  const names = new Map(proposals?.map(({ id, name }) => [id, name]));
  return (
    <Panel title={translate('requests.story.title')}>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && (
        <CouldNotLoad title={translate('requests.story.failed')} error={error} onRetry={() => refetch()} />
      )}
      <Box component="ol" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', maxWidth: 760 }}>
        {data?.map((step) => (
          <StoryStep
            key={step.id}
            step={step}
            name={names.get(step.proposalId ?? '')}
            isSaid={step.kind === 'sent' && step.text === request?.message}
          />
        ))}
      </Box>
      {data && <WriteStep key={data.length} steps={data} />}
    </Panel>
  );
};
