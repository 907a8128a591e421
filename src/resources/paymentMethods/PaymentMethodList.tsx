import AddIcon from '@mui/icons-material/Add';
import MuiButton from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { Button, DataTable, useRecordContext, useTranslate } from 'react-admin';
import { isPastExpiry } from '../../../domain/contract/billing/cardExpiry.ts';
import type { PaymentMethod } from '../../../domain/contract/billing/paymentMethods.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

type Row = PaymentMethod & { id: string };

/** The payment methods of all companies, from their stored details. */
export const PaymentMethodList = ({ title }: { title?: string }) => {
  const [asked, setAsked] = useState<'add' | Row | null>(null);
  const buttons = <ReplaceButton onReplace={setAsked} />;
  const current = asked === 'add' || asked === null ? undefined : asked;
  return (
    <>
      <NounList
        title={title}
        columns={['companyId', 'method', detailsColumn, statusColumn, 'createdAt']}
        filters={['status', 'method', 'companyId', 'brand', 'expiry']}
        alwaysOn={['status', 'method']}
        actions={<ListTools create={<AddPayment onClick={() => setAsked('add')} />} />}
        cardButtons={buttons}
      >
        <DataTable.Col
          key="actions"
          label="screens.actions"
          disableSort
          align="right"
          className="column-actions"
        >
          {buttons}
        </DataTable.Col>
      </NounList>
      {asked && (
        <PaymentDialog
          first={current?.method ?? 'Credit Card'}
          company={current ? { id: current.companyId } : 'any'}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

const detailsColumn = (
  <DataTable.Col key="details" label="payments.details" disableSort>
    <Details />
  </DataTable.Col>
);

/** Visa •••• 4242, 09/28; a bank and an account; an address. */
function Details() {
  const payment = useRecordContext<Row>();
  const translate = useTranslate();
  if (!payment) return null;
  const account = payment.account?.replace(/^[•*]*/, '•••• ');
  return translate(`payments.short.${payment.method}`, { ...payment, account });
}

const statusColumn = (
  <DataTable.Col key="status" source="status">
    <StatusLine />
  </DataTable.Col>
);

/** An expired card is shown as such even before the background job has updated it. */
function StatusLine() {
  const payment = useRecordContext<Row>();
  const translate = useTranslate();
  if (!payment) return null;
  const { status, expiry } = payment;
  const now = expiry !== null && isPastExpiry(expiry, new Date()) ? 'Expired' : status;
  return <StatusChip value={now} label={translate(valueKey('paymentMethods', 'status', now), { _: now })} />;
}

const AddPayment = ({ onClick }: { onClick: () => void }) => {
  const mayCreate = useMay('create', 'paymentMethods');
  if (!mayCreate) return null;
  return (
    <Button variant="contained" label="payments.add" onClick={onClick}>
      <AddIcon />
    </Button>
  );
};

const ReplaceButton = ({ onReplace }: { onReplace: (payment: Row) => void }) => {
  const payment = useRecordContext<Row>();
  const translate = useTranslate();
  const mayCreate = useMay('create', 'paymentMethods');
  if (!payment || !mayCreate) return null;
  const replace = (event: MouseEvent) => {
    event.stopPropagation();
    onReplace(payment);
  };
  return (
    <MuiButton
      size="small"
      aria-label={translate('payments.replaceNamed', { id: payment.id })}
      onClick={replace}
    >
      {translate('payments.replace')}
    </MuiButton>
  );
};
