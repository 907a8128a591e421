import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { ContractTotals } from './ContractTotals.tsx';

export const ContractList = () => (
  <>
    <ContractTotals />
    <NounList
      columns={['id', 'employee', 'client', 'type', 'status', 'endDate', 'rate', 'totalValue']}
      filters={['status', 'type', 'startDate', 'endDate']}
      actions={<ListTools createLabel="pages.contracts.add" />}
    >
      {actionsColumn}
    </NounList>
  </>
);
