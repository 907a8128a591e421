import { useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';

/** Goes on with the reminders of an invoice. */
export const ResumeDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const { id } = invoice;
  const resume = () =>
    update(
      'invoices',
      { id, data: { dunningPause: null }, previousData: invoice },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('invoicing.resume.done', { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => {
          notifyFailure(error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={translate('invoicing.resume.title', { id })}
      text={translate('invoicing.resume.lead')}
      confirm={translate('invoicing.resume.do')}
      cancel={translate('ra.action.cancel')}
      busy={isPending}
      onConfirm={resume}
      onCancel={onClose}
    />
  );
};
