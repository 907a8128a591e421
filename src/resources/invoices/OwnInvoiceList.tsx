import { NounList } from '../../components/screens/NounList.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { pdfColumn } from './pdfColumn.tsx';

/** What the own company was billed, newest first. */
export const OwnInvoiceList = () => (
  <NounList
    columns={['id', 'plan', 'amount', 'status', 'issuedDate', 'dueDate', 'paidDate']}
    filters={['status', 'issuedDate']}
    sort={{ field: 'issuedDate', order: 'DESC' }}
    cardButtons={<InvoicePdfButton />}
  >
    {pdfColumn}
  </NounList>
);
