import { DataTable } from 'react-admin';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';

/** The column with every invoice's PDF. */
export const pdfColumn = (
  <DataTable.Col key="pdf" label="pages.invoices.pdf" disableSort align="right" className="column-pdf">
    <InvoicePdfButton small />
  </DataTable.Col>
);
