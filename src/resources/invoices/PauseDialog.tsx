import { useRefresh, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';

/** Stops the reminders of an open invoice, with a reason that is stored. */
export const PauseDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <EditDialog
      resource="invoices"
      id={invoice.id}
      title={translate('invoicing.pause.title', { id: invoice.id })}
      lead={translate('invoicing.pause.lead')}
      submitLabel={translate('invoicing.pause.do')}
      saved="invoicing.pause.done"
      fields={['dunningPause']}
      required={['dunningPause']}
      onClose={() => {
        onClose();
        refresh();
      }}
    />
  );
};
