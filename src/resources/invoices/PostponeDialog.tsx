import { useLocale, useRefresh, useTranslate } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { mostPostponed } from '../../../domain/contract/billing/postponed.ts';
import { addDays } from '../../../domain/time/days.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';

/** Moves the due date of an open invoice to a later day, with a reason that is stored. */
export const PostponeDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  const last = addDays(invoice.firstDueDate ?? invoice.dueDate, mostPostponed);
  const limit = translate('invoicing.postpone.limit', { day: writeDay(last, locale, 'medium') });
  return (
    <EditDialog
      resource="invoices"
      id={invoice.id}
      title={translate('invoicing.postpone.title', { id: invoice.id })}
      lead={`${translate('invoicing.postpone.lead')} ${limit}.`}
      submitLabel={translate('invoicing.postpone.do')}
      saved="invoicing.postpone.done"
      fields={['dueDate', 'dueReason']}
      required={['dueReason']}
      onClose={() => {
        onClose();
        refresh();
      }}
    />
  );
};
