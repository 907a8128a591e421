import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { useMoveCarefully } from '../../components/screens/useMoveRows.ts';

const acts = [
  { act: 'retry', from: 'Failed', to: 'Pending' },
  { act: 'confirm', from: 'Pending', to: 'Completed' },
  { act: 'fail', from: 'Pending', to: 'Failed' },
] as const;

/** Retries a failed payment; for a pending one, the operator records the result. */
export const TransactionMenu = () => {
  const payment = useRecordContext<Transaction>();
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'transactions', payment);
  const { move } = useMoveCarefully();
  const open = acts.filter(({ from }) => from === payment?.status);
  if (!payment || !mayEdit || open.length === 0) return null;
  return (
    <MenuButton label={translate('invoicing.payment.menu', { id: payment.id })}>
      {(menu) => (
        <ButtonMenu menu={menu}>
          {open.map(({ act, to }) => (
            <MenuItem key={act} onClick={menu.pick(() => move([payment], 'status', to))}>
              {translate(`invoicing.payment.${act}`)}
            </MenuItem>
          ))}
        </ButtonMenu>
      )}
    </MenuButton>
  );
};
