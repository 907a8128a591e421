import { DataTable } from 'react-admin';
import { type Invoice, isOwed } from '../../../domain/contract/invoices.ts';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { RowActions } from '../../components/screens/RowActions.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { pdfColumn } from './pdfColumn.tsx';

const numberColumn = (
  <DataTable.Col key="id" source="id" label="invoicing.invoice" sx={{ whiteSpace: 'nowrap' }} />
);

/** What companies owe the platform. */
export const InvoiceList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[numberColumn, 'companyId', 'amount', 'status', 'dueDate', 'issuedDate', 'plan']}
    filters={['status', 'companyId', 'dueDate', 'issuedDate', 'billedMonth']}
    actions={<ListTools createLabel="pages.invoices.add" />}
    cardButtons={
      <>
        <InvoicePdfButton />
        <InvoiceMenu />
      </>
    }
  >
    {pdfColumn}
    <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
      <RowActions menu={<InvoiceMenu />} isFixed={(invoice) => !isOwed(invoice as Invoice)} />
    </DataTable.Col>
  </NounList>
);
