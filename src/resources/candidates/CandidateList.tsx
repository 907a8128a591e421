import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumn } from '../../components/screens/lists/RowActions.tsx';
import { candidateColumn } from './CandidateName.tsx';

/** All candidates of all providers, as a table. */
export const CandidateList = () => (
  <NounList
    columns={[
      'id',
      candidateColumn,
      'title',
      'companyId',
      'skills',
      'experience',
      'availability',
      'status',
      'rate',
    ]}
    filters={['status', 'availability', 'skills', 'experience', 'companyId', 'published']}
  >
    {actionsColumn}
  </NounList>
);
