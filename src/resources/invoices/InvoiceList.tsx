import { DataTable, SelectArrayInput } from 'react-admin';
import { invoiceStatuses, isOwed } from '../../../domain/contract/invoiceStanding.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { RowActions } from '../../components/screens/RowActions.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { InvoiceBalance, InvoiceStanding } from './InvoiceStanding.tsx';
import { pdfColumn } from './pdfColumn.tsx';

const numberColumn = (
  <DataTable.Col key="id" source="id" label="invoicing.invoice" sx={{ whiteSpace: 'nowrap' }} />
);

const statusColumn = (
  <DataTable.Col key="status" source="status">
    <InvoiceStanding />
  </DataTable.Col>
);

/** Always there, and with the page: fetched later it would not show what a link asks for. */
const statusFilter = (
  <SelectArrayInput
    key="status"
    source="status"
    label="resources.invoices.fields.status"
    choices={invoiceStatuses.map((id) => ({ id, name: valueKey('invoices', 'status', id) }))}
    alwaysOn
    sx={{ minWidth: 180 }}
  />
);

/** What companies owe the platform. */
export const InvoiceList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[numberColumn, 'companyId', 'amount', statusColumn, 'dueDate', 'issuedDate', 'plan']}
    filters={[statusFilter, 'kind', 'companyId', 'dueDate', 'issuedDate', 'billedMonth']}
    actions={<ListTools createLabel="pages.invoices.add" />}
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
      <RowActions menu={<InvoiceMenu />} isFixed={(invoice) => !isOwed(invoice as Invoice)} />
    </DataTable.Col>
  </NounList>
);
