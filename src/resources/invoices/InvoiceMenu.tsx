import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { creditable, isOwed, refundable } from '../../../domain/contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { platformDay } from '../../platform/platformDay.ts';
import { MoneyBackDialog } from './MoneyBackDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { PayInvoiceDialog } from './PayInvoiceDialog.tsx';
import { PostponeDialog } from './PostponeDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Credits an invoice in full or in part, with a reason that is stored. */
const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => (
  <MoneyBackDialog
    invoice={invoice}
    act="credit"
    resource="invoices"
    most={creditable(invoice)}
    tooMuch="payments.above-remaining"
    reason="creditReason"
    missing="invoices.credit-reason"
    along={{ kind: 'Credit Note', creditOf: invoice.id, dueDate: platformDay() }}
    onClose={onClose}
  />
);

const dialogs = {
  markPaid: PayInvoiceDialog,
  collect: PayInvoiceDialog,
  credit: CreditDialog,
  refund: RefundDialog,
  return: ReturnDialog,
  postpone: PostponeDialog,
  pause: PauseDialog,
  resume: ResumeDialog,
};
type Act = keyof typeof dialogs;

const actsOn = (invoice: Invoice): Act[] =>
  invoice.kind === 'Credit Note'
    ? []
    : [
        ...(isOwed(invoice) ? (['markPaid', 'collect'] as const) : []),
        ...(creditable(invoice) > 0 ? (['credit'] as const) : []),
        ...(refundable(invoice) > 0 ? (['refund', 'return'] as const) : []),
        ...(isOwed(invoice)
          ? (['postpone', invoice.dunningPause === null ? 'pause' : 'resume'] as const)
          : []),
      ];

/** The operator's actions for an invoice, depending on its status. */
export const InvoiceMenu = () => {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const mayPay = useMay('create', 'transactions');
  const [act, setAct] = useState<Act | null>(null);
  const acts = invoice && mayPay ? actsOn(invoice) : [];
  if (!invoice || (acts.length === 0 && !act)) return null;
  const Dialog = act && dialogs[act];
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
      {Dialog && (
        <Dialog
          act={act === 'collect' ? 'collect' : 'markPaid'}
          invoice={invoice}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
};
