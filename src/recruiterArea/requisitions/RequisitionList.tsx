import { NounList } from '../../components/screens/lists/NounList.tsx';
import { RequestTabs } from '../requests/RequestTabs.tsx';

/** What was asked of several providers, and how far each is. */
export const RequisitionList = () => (
  <>
    <RequestTabs />
    <NounList
      title="requisitions.title"
      columns={[
        'id',
        'position',
        'status',
        'respondBy',
        'headCount',
        'asked',
        'answered',
        'quotes',
        'awarded',
      ]}
      filters={['status', 'urgency', 'skills', 'respondBy', 'jobId']}
      sort={{ field: 'id', order: 'DESC' }}
    />
  </>
);
