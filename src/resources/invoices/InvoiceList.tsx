import { DataTable } from 'react-admin';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { RowActions } from '../../components/screens/lists/RowActions.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { InvoiceBalance, InvoiceStatus } from './InvoiceStatus.tsx';
import { pdfColumn } from './pdfColumn.tsx';

const numberColumn = (
  <DataTable.Col key="id" source="id" label="invoicing.invoice" sx={{ whiteSpace: 'nowrap' }} />
);

const statusColumn = (
  <DataTable.Col key="status" source="status">
    <InvoiceStatus />
  </DataTable.Col>
);

/** The invoices of all companies. */
export const InvoiceList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[numberColumn, 'companyId', 'amount', statusColumn, 'dueDate', 'issuedDate', 'plan']}
    filters={['status', 'kind', 'companyId', 'dueDate', 'issuedDate', 'billedMonth']}
    alwaysOn={['status']}
    cardButtons={
      <>
        <InvoiceBalance />
        <InvoicePdfButton />
        <InvoiceMenu />
      </>
    }
  >
    {pdfColumn}
    <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
      <RowActions menu={<InvoiceMenu />} />
    </DataTable.Col>
  </NounList>
);
