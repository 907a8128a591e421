import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumn } from '../../components/screens/lists/RowActions.tsx';
import { companyFilters, sharedColumns } from './companyColumns.tsx';
import { SideList } from './SideList.tsx';

/** The companies of one side, or of both. */
export const CompanyList = ({ type }: { type?: 'provider' | 'recruiter' }) =>
  type ? (
    <SideList type={type} />
  ) : (
    <NounList
      columns={['name', 'type', ...sharedColumns]}
      filters={['type', 'status', ...companyFilters]}
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListTools />}
    >
      {actionsColumn}
    </NounList>
  );
