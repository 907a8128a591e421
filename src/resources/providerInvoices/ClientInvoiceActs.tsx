import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { DateInput, TextInput, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import { type ProviderInvoice, providerInvoices } from '../../../domain/contract/billing/providerInvoices.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';

type Asked = 'Paid' | 'Void';

/** What the provider can do with the invoice in context: send it, record its payment, void it. */
export const ClientInvoiceActs = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const { userType } = useActor();
  const may = useMay('edit', 'providerInvoices', invoice);
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [update, { isPending }] = useUpdate();
  const states = invoice && may ? nextStates(providerInvoices, 'status', invoice.status, userType) : [];
  if (!invoice || states.length === 0) return null;
  /** The faults of the fields, if the move is refused because of them. */
  const move = async (data: Partial<ProviderInvoice>): Promise<Record<string, string> | undefined> => {
    try {
      await update(
        'providerInvoices',
        { id: invoice.id, data, previousData: invoice },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const faults = isApiError(error) ? error.body.errors : undefined;
      if (!faults) notifyFailure(error);
      return faults;
    }
    notify(`clientInvoices.done.${data.status}`, { type: 'success' });
    setAsked(null);
    return undefined;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {states.includes('Sent') && (
        <Button variant="contained" loading={isPending && !asked} onClick={() => move({ status: 'Sent' })}>
          {translate('clientInvoices.send')}
        </Button>
      )}
      {states.includes('Paid') && (
        <Button variant="contained" onClick={() => setAsked('Paid')}>
          {translate('clientInvoices.recordPayment')}
        </Button>
      )}
      {states.includes('Void') && (
        <Button color="inherit" onClick={() => setAsked('Void')}>
          {translate('clientInvoices.void')}
        </Button>
      )}
      {asked && (
        <MoveDialog
          asked={asked}
          number={invoice.number}
          busy={isPending}
          onClose={() => setAsked(null)}
          onMove={(values) => move({ status: asked, ...values })}
        />
      )}
    </Box>
  );
};

interface Props {
  asked: Asked;
  number: string;
  busy: boolean;
  onClose: () => void;
  onMove: (values: Partial<ProviderInvoice>) => Promise<Record<string, string> | undefined>;
}

const MoveDialog = ({ asked, number, busy, onClose, onMove }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const word = (key: string) => translate(`clientInvoices.${key}`, { number });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{word(asked === 'Paid' ? 'paymentTitle' : 'voidTitle')}</DialogTitle>
      <Form
        record={{}}
        defaultValues={
          asked === 'Paid' ? { paidDate: utcDay(new Date()), paymentReference: null } : { voidReason: '' }
        }
        onSubmit={(values: Partial<ProviderInvoice>) => onMove(values)}
      >
        <DialogContent sx={{ pt: 0 }}>
          {asked === 'Paid' ? (
            <>
              <DateInput source="paidDate" label="clientInvoices.paidOn" isRequired />
              <TextInput
                source="paymentReference"
                label="resources.providerInvoices.fields.paymentReference"
                helperText={false}
                parse={(text: string) => text.trim() || null}
                validate={validateField('providerInvoices', 'paymentReference')}
              />
            </>
          ) : (
            <TextInput
              source="voidReason"
              label="clientInvoices.voidReason"
              multiline
              minRows={2}
              isRequired
              helperText="clientInvoices.voidHint"
              validate={needed(validateField('providerInvoices', 'voidReason'))}
            />
          )}
        </DialogContent>
        <FormButtons
          label={word(asked === 'Paid' ? 'recordPayment' : 'void')}
          color={asked === 'Void' ? 'error' : 'primary'}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
};
