import { ColumnsButton, DataTable, FilterButton, TopToolbar } from 'ra-ui-materialui';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { ContractProgress } from '../../resources/contracts/ContractProgress.tsx';
import { ContractButtons } from './ContractButtons.tsx';
import { ContractDialogs } from './ContractDialogs.tsx';
import { ContractsHead } from './ContractsHead.tsx';
import { TemplatesPanel } from './TemplatesPanel.tsx';

/** Under short headings, so that all of them stand beside each other on a laptop. */
const shown = ['employee', 'client', 'type', 'status', 'startDate', 'endDate', 'rate', 'totalValue'];
const columns = shown.map((field) => columnFor('contracts', field, `contractsPage.columns.${field}`));

/** What else one does with contracts stands among the quick actions. */
const tools = (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
  </TopToolbar>
);

/** The provider's contracts: what they come to, each of them, and the templates new ones are made from. */
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
