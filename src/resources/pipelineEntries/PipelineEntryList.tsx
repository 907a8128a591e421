import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumnWith } from '../../components/screens/lists/RowActions.tsx';
import { PipelineEntryMenu } from './PipelineEntryMenu.tsx';

/** All pipeline entries of all companies, as a table. Hires and rejections are confirmed one at a time. */
export const PipelineEntryList = () => (
  <NounList
    columns={['id', 'name', 'title', 'companyId', 'jobId', 'stage', 'outcome', 'matchScore', 'addedDate']}
    filters={['stage', 'outcome', 'companyId', 'jobId', 'addedDate', 'matchScore']}
    bulk={<BulkTools withoutMoves />}
  >
    {actionsColumnWith(<PipelineEntryMenu />)}
  </NounList>
);
