import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
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
