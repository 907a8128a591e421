import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { personColumn } from './PersonName.tsx';

/** Everybody on every bench, as a table. */
export const CandidateList = () => (
  <NounList
    columns={[
      'id',
      personColumn,
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
