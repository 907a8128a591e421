import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { CompanyCounts } from './CompanyCounts.tsx';

const filters = ['status', 'verification', 'subscription', 'industry', 'employees', 'joinDate'];
const shared = ['name', 'industry', 'status', 'subscription', 'verification', 'employees', 'revenue'];
const columns = {
  provider: [...shared, 'joinDate'],
  recruiter: [...shared, 'placements', 'successRate'],
};

/** The companies of one side of the market, or of both. */
export const CompanyList = ({ type }: { type?: 'provider' | 'recruiter' }) => (
  <>
    {type && <CompanyCounts type={type} />}
    <NounList
      columns={type ? columns[type] : ['name', 'type', ...shared.slice(1)]}
      filters={type ? filters : ['type', ...filters]}
      where={type && { type }}
      storeKey={type && `companies.${type}`}
      title={type && `pages.companies.title.${type}`}
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListTools createLabel={type && `pages.companies.add.${type}`} />}
    >
      {actionsColumn}
    </NounList>
  </>
);
