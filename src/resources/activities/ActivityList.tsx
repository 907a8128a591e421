import { NounList } from '../../components/screens/lists/NounList.tsx';
import { sentenceColumn } from './sentenceColumn.tsx';

const columns = ['at', sentenceColumn, 'details', 'companyId', 'status', 'priority'];

/** The activities, latest first. */
export const ActivityList = () => <NounList columns={columns} sort={{ field: 'at', order: 'DESC' }} />;
