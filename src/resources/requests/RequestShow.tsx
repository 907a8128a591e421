import { NounShow } from '../../components/screens/NounShow.tsx';
import { ProposalList } from './ProposalList.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestStory } from './RequestStory.tsx';
import { RespondDialog } from './RespondDialog.tsx';
import { requestFacts } from './requestGroups.ts';

/** A request, who was proposed for it, and all that has happened since it was sent. */
export const RequestShow = () => (
  <NounShow groups={requestFacts} actions={<RequestActions />}>
    <ProposalList />
    <RequestStory />
    <RespondDialog />
  </NounShow>
);
