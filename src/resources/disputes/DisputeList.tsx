import { TopToolbar } from 'ra-ui-materialui';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';

/** Disputes, newest first. They are opened on the page of what they are about. */
export const DisputeList = () => (
  <NounList
    columns={['employee', 'client', 'about', 'reason', 'status', 'decision', 'answerBy', 'createdAt']}
    filters={['status', 'about', 'reason', 'decision', 'contractId']}
    actions={
      <TopToolbar>
        <ListTools />
      </TopToolbar>
    }
    bulk={<BulkTools withoutMoves />}
  />
);
