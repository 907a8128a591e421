import Box from '@mui/material/Box';
import { DataTable } from 'ra-ui-materialui';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { PaymentStatus, WhyNotPaid } from './PaymentStatus.tsx';
import { TransactionMenu } from './TransactionMenu.tsx';

const numberColumn = (
  <DataTable.Col key="id" source="id" label="invoicing.payment.id" sx={{ whiteSpace: 'nowrap' }} />
);

const statusColumn = (
  <DataTable.Col key="status" source="status">
    <PaymentStatus />
  </DataTable.Col>
);

/** Completed, pending and failed payments. */
export const TransactionList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[numberColumn, 'companyId', 'plan', 'amount', statusColumn, 'date', 'paymentMethod']}
    filters={['status', 'companyId', 'paymentMethod', 'date', 'invoiceId']}
    actions={<ListTools create={null} />}
    cardButtons={
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <WhyNotPaid />
        <Box sx={{ ml: 'auto' }}>
          <TransactionMenu />
        </Box>
      </Box>
    }
  >
    <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
      <Box component="span" onClick={(event) => event.stopPropagation()}>
        <TransactionMenu />
      </Box>
    </DataTable.Col>
  </NounList>
);
