import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumn } from '../../components/screens/lists/RowActions.tsx';

/** All pipeline entries of all companies, as a table. */
export const PipelineEntryList = () => (
  <NounList
    columns={['id', 'name', 'title', 'companyId', 'jobId', 'stage', 'outcome', 'matchScore', 'addedDate']}
    filters={['stage', 'outcome', 'companyId', 'jobId', 'addedDate', 'matchScore']}
  >
    {actionsColumn}
  </NounList>
);
