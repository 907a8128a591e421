import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';

/** The provider's hot lists and what came of them, newest first. */
export const HotListList = () => (
  <NounList
    columns={['title', 'status', 'sentAt', 'recipients', 'opened', 'questions', 'requests', 'endsOn']}
    filters={['status', 'sentAt', 'endsOn']}
    sort={{ field: 'id', order: 'DESC' }}
    bulk={<BulkTools withoutMoves />}
  />
);
