import { ColumnsButton, DataTable, FilterButton, TopToolbar } from 'react-admin';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { AddedActions } from '../../components/screens/lists/AddedActions.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { ContractProgress } from '../../resources/contracts/ContractProgress.tsx';
import { ContractButtons } from './ContractButtons.tsx';
import { ContractsHead } from './ContractsHead.tsx';
import { CreateContractDialog } from './CreateContractDialog.tsx';
import { EditContractDialog } from './EditContractDialog.tsx';
import { TemplatesPanel } from './TemplatesPanel.tsx';
import { useContractPath } from './useContractPath.ts';
import { ViewContractDialog } from './ViewContractDialog.tsx';

/** The dialog named in the address, over the page. */
const ContractDialogs = () => {
  const { open } = useContractPath();
  const [id = '', view] = open.split('/');
  if (!id) return null;
  if (id === 'create') return <CreateContractDialog />;
  return view === 'show' ? <ViewContractDialog id={id} /> : <EditContractDialog id={id} />;
};

/** Short column headings, so that all columns fit on a laptop. */
const shown = ['employee', 'client', 'type', 'status', 'startDate', 'endDate', 'rate', 'totalValue'];
const columns = shown.map((field) => columnFor('contracts', field, `contractsPage.columns.${field}`));

/** The other actions for contracts are quick actions. */
const tools = (
  <TopToolbar>
    <AddedActions />
    <FilterButton />
    <ColumnsButton />
  </TopToolbar>
);

/** The provider's contracts: totals, the list, and the templates. */
export const ContractsPage = () => (
  <>
    <ContractsHead />
    <NounList
      title="provider.menu.contracts"
      columns={columns}
      filters={['status', 'type', 'startDate', 'endDate']}
      actions={tools}
    >
      <DataTable.Col key="progress" label="contractsPage.progress" disableSort>
        <ContractProgress />
      </DataTable.Col>
      <DataTable.Col
        key="actions"
        label="screens.actions"
        disableSort
        align="right"
        className="column-actions"
      >
        <ContractButtons />
      </DataTable.Col>
    </NounList>
    <TemplatesPanel />
    <ContractDialogs />
  </>
);
