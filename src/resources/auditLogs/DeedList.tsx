import { NounList } from '../../components/screens/NounList.tsx';
import { deedColumns } from './deedColumns.tsx';

/** What was done, the last deed first. */
export const DeedList = ({ filters }: { filters: readonly string[] }) => (
  <NounList columns={deedColumns} filters={filters} sort={{ field: 'at', order: 'DESC' }} />
);
