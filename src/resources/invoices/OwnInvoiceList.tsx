import { DataTable } from 'react-admin';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { InvoiceBalance, InvoiceStatus } from './InvoiceStatus.tsx';
import { pdfColumn } from './pdfColumn.tsx';

const statusColumn = (
  <DataTable.Col key="status" source="status">
    <InvoiceStatus />
  </DataTable.Col>
);

/** The company's own invoices, newest first. */
export const OwnInvoiceList = () => (
  <NounList
    columns={['id', 'plan', 'amount', statusColumn, 'issuedDate', 'dueDate', 'paidDate']}
    filters={['status', 'issuedDate']}
    sort={{ field: 'issuedDate', order: 'DESC' }}
    cardButtons={
      <>
        <InvoiceBalance />
        <InvoicePdfButton />
      </>
    }
  >
    {pdfColumn}
  </NounList>
);
