import Button from '@mui/material/Button';
import { type ReactNode, Suspense } from 'react';
import { EditButton, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { RequestConversation } from '../conversations/RequestConversation.tsx';
import { ProposalList } from './ProposalList.tsx';
import { RequestStory } from './RequestStory.tsx';
import { RequestViewers } from './RequestViewers.tsx';
import { RespondDialog } from './RespondDialog.tsx';
import { requestFacts } from './requestGroups.ts';
import { useRequestPaths } from './requestPaths.ts';
import { useMayRespond } from './useMayRespond.ts';

/** Respond for the provider, edit for others. */
const RequestActions = () => {
  const translate = useTranslate();
  const isProvider = useActor().userType === 'provider';
  const { respond } = useRequestPaths(useRecordContext()?.id);
  const mayRespond = useMayRespond();
  return (
    <TopToolbar>
      {!isProvider && <EditButton />}
      {mayRespond && (
        <Button component={Link} to={respond} variant="contained">
          {translate('requests.respond')}
        </Button>
      )}
    </TopToolbar>
  );
};

/** Loaded for requests with several roles only. */
const SuggestedCrew = lazyScreen(() => import('./crews/SuggestedCrew.tsx'), 'SuggestedCrew');

const CrewToQuote = () => {
  const request = useRecordContext<Request>();
  const mayRespond = useMayRespond();
  const mayQuote = useMay('create', 'proposals');
  if (!request || request.roles.length === 0 || !mayRespond || !mayQuote) return null;
  return (
    <Suspense fallback={null}>
      <SuggestedCrew request={request} />
    </Suspense>
  );
};

interface Props {
  /** What the user can do with an accepted proposal. */
  next?: (proposal: Proposal) => ReactNode;
  /** Content beside the request, above its history. */
  aside?: ReactNode;
}

const headline = [
  'status',
  'recruiterId',
  'providerId',
  'candidateId',
  'rateMin',
  'rateMax',
  'startDate',
  'duration',
  'urgency',
];

/** A request with its proposals, its history and its conversation. */
export const RequestShow = ({ next, aside }: Props) => (
  <NounShow
    groups={requestFacts}
    headline={headline}
    actions={<RequestActions />}
    aside={
      <>
        {aside}
        <RequestStory />
      </>
    }
  >
    <RequestViewers />
    <CrewToQuote />
    <ProposalList next={next} />
    <RequestConversation />
    <RespondDialog />
  </NounShow>
);
