import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { pdfColumn } from './pdfColumn.tsx';

/** What companies owe the platform. */
export const InvoiceList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={['id', 'companyId', 'plan', 'amount', 'status', 'issuedDate', 'dueDate', 'paidDate']}
    filters={['status', 'companyId', 'dueDate', 'issuedDate']}
    actions={<ListTools createLabel="pages.invoices.add" />}
  >
    {pdfColumn}
    {actionsColumn}
  </NounList>
);
