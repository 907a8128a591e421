import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Invoice, invoices } from '../../../domain/contract/invoices.ts';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';

/** Takes an invoice back that was wrong, for a reason that is kept. */
export const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const heading = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { save, saving, refusal, dialog } = useCarefulUpdate(({ id, creditNumber }) => {
    notify('invoicing.credit.done', { type: 'success', messageArgs: { id, creditNumber } });
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultIn(reason.trim());
    setFault(found && translate(found, { _: found }));
    if (!found) save(invoice, { status: 'Credited', creditReason: reason.trim() });
  };
  const wrong = fault ?? refusal?.message;
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
        <DialogTitle id={heading}>{translate('invoicing.credit.title', { id: invoice.id })}</DialogTitle>
        <form noValidate onSubmit={submit}>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 1.5 }}>{translate('invoicing.credit.lead')}</DialogContentText>
            <TextField
              label={translate('resources.invoices.fields.creditReason')}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setFault(undefined);
              }}
              error={Boolean(wrong)}
              helperText={wrong}
              required
              autoFocus
              multiline
              minRows={2}
              fullWidth
            />
          </DialogContent>
          <FormButtons label={translate('invoicing.credit.do')} busy={saving} onCancel={onClose} />
        </form>
      </Dialog>
      {dialog}
    </>
  );
};

const faultIn = (reason: string): string | undefined =>
  reason === ''
    ? 'Say why it is credited'
    : invoices.fields.creditReason.safeParse(reason).error?.issues[0]?.message;
