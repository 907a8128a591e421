import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { mostLevels } from '../../../domain/contract/platform/dunningLevels.ts';
import { SelectArrayInput } from '../../components/screens/lists/filtersFor.tsx';
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

const LevelText = () => {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  if (!invoice?.dunningLevel) return null;
  return translate('invoicing.reminders.level', { level: invoice.dunningLevel });
};

const levelColumn = (
  <DataTable.Col key="dunningLevel" source="dunningLevel" sx={{ whiteSpace: 'nowrap' }}>
    <LevelText />
  </DataTable.Col>
);

const LevelFilter = (props: { source: string; label: string }) => {
  const translate = useTranslate();
  const choices = Array.from({ length: mostLevels }, (_, place) => ({
    id: place + 1,
    name: translate('invoicing.reminders.level', { level: place + 1 }),
  }));
  return <SelectArrayInput {...props} choices={choices} translateChoice={false} sx={{ minWidth: 140 }} />;
};
const levelFilter = (
  <LevelFilter key="dunningLevel" source="dunningLevel" label="resources.invoices.fields.dunningLevel" />
);

/** The invoices of all companies. */
export const InvoiceList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[
      numberColumn,
      'companyId',
      'amount',
      statusColumn,
      'dueDate',
      levelColumn,
      'issuedDate',
      'plan',
    ]}
    filters={['status', 'kind', 'companyId', 'dueDate', levelFilter, 'issuedDate', 'billedMonth']}
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
