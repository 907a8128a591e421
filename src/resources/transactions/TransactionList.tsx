import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { storedText } from '../../i18n/textOf.ts';
import { TransactionMenu } from './TransactionMenu.tsx';

/** The status of a payment, with the reason below it if it failed. */
const PaymentStatus = () => (
  <>
    <NounField source="status" dense />
    <WhyNotPaid />
  </>
);

const WhyNotPaid = () => {
  const payment = useRecordContext<Transaction>();
  if (!payment?.failure) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ mt: 0.25, maxWidth: '32ch', textWrap: 'balance' }}
    >
      {storedText(payment.failure)}
    </Typography>
  );
};

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
