import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { TransactionMenu } from './TransactionMenu.tsx';

const numberColumn = (
  <DataTable.Col key="id" source="id" label="invoicing.payment.id" sx={{ whiteSpace: 'nowrap' }} />
);

/** What was paid, what is on its way, and what failed and why. */
export const TransactionList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[numberColumn, 'companyId', 'plan', 'amount', 'status', 'date', 'paymentMethod']}
    filters={['status', 'companyId', 'paymentMethod', 'date', 'invoiceId']}
    actions={<ListTools create={null} />}
    cardButtons={<TransactionMenu />}
  >
    <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
      <Box component="span" onClick={(event) => event.stopPropagation()}>
        <TransactionMenu />
      </Box>
    </DataTable.Col>
  </NounList>
);
