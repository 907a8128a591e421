import { useActor } from '../../components/contract/useActor.ts';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';

/** Disputes, newest first. They are opened on the page of what they are about. */
export const DisputeList = () => {
  const { userType } = useActor();
  const other = userType === 'recruiter' ? 'providerId' : 'client';
  return (
    <NounList
      columns={['employee', other, 'about', 'reason', 'status', 'decision', 'answerBy', 'createdAt']}
      filters={['status', 'about', 'reason', 'decision', 'contractId']}
      bulk={<BulkTools withoutMoves />}
    />
  );
};
