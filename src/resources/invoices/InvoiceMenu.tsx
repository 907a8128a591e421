import MenuItem from '@mui/material/MenuItem';
import { type ComponentProps, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type Invoice, isOwed } from '../../../domain/contract/invoices.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { PayInvoiceDialog } from './PayInvoiceDialog.tsx';

const acts = ['markPaid', 'collect', 'credit'] as const;
type Act = (typeof acts)[number];

/** What an operator does with an invoice that is still owed. */
export const InvoiceMenu = () => {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const mayPay = useMay('create', 'transactions');
  const [act, setAct] = useState<Act | null>(null);
  if (!invoice || !isOwed(invoice) || !mayPay) return null;
  return (
    <>
      <MenuButton label={translate('invoicing.menu', { id: invoice.id })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {acts.map((one) => (
              <MenuItem key={one} onClick={menu.pick(() => setAct(one))}>
                {translate(`invoicing.${one}.menu`)}
              </MenuItem>
            ))}
          </ButtonMenu>
        )}
      </MenuButton>
      {act && <ActDialog act={act} invoice={invoice} onClose={() => setAct(null)} />}
    </>
  );
};

type DialogProps = { act: Act } & ComponentProps<typeof CreditDialog>;

const ActDialog = ({ act, ...about }: DialogProps) =>
  act === 'credit' ? <CreditDialog {...about} /> : <PayInvoiceDialog act={act} {...about} />;
