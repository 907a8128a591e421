import { useTranslate } from 'react-admin';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { useTicketPath } from './useTicketPath.ts';

const fields = ['companyId', 'title', 'category', 'priority', 'assigneeId', 'description'];

/** Opens a ticket on behalf of a company that contacted support another way, such as by phone. */
export const NewTicketDialog = () => {
  const translate = useTranslate();
  const { close, go } = useTicketPath();
  return (
    <CreateDialog
      resource="tickets"
      title={translate('pages.tickets.add')}
      lead={translate('support.create.lead')}
      submitLabel={translate('support.create.open')}
      done="support.create.done"
      fields={fields}
      onCreated={({ id }) => go(`${id}/show`)}
      onClose={close}
    />
  );
};
