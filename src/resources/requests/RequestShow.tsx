import { NounShow } from '../../components/screens/NounShow.tsx';
import { ProposalList } from './ProposalList.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestStory } from './RequestStory.tsx';
import { RespondDialog } from './RespondDialog.tsx';
import { requestFacts } from './requestGroups.ts';

/** A request with its proposals and its history. */
export const RequestShow = () => (
  <NounShow groups={requestFacts} actions={<RequestActions />}>
    <ProposalList />
    <RequestStory />
    <RespondDialog />
  </NounShow>
);
