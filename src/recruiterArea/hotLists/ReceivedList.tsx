import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { TalentPoolTabs } from '../pools/TalentPoolTabs.tsx';

/** The hot lists that providers have sent, newest first. */
export const ReceivedList = () => (
  <>
    <TalentPoolTabs />
    <NounList
      title="hotLists.title"
      columns={['title', 'providerId', 'sentOn', 'endsOn', 'status']}
      filters={['status', 'providerId', 'sentOn']}
      sort={{ field: 'id', order: 'DESC' }}
      actions={<ListTools create={null} />}
      bulk={<BulkTools withoutMoves />}
    />
  </>
);
