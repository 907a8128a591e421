import { useBasename, useLocale, useTranslate } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { answerWithin } from '../../../domain/support/sla.ts';
import { writeSupportHours } from '../../../domain/support/supportHours.ts';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';

/** Support's response times by priority, and its working hours. */
const usePromise = (): string => {
  const translate = useTranslate();
  const locale = useLocale();
  const hours = Object.fromEntries(
    Object.entries(answerWithin).map(([priority, minutes]) => [priority.toLowerCase(), minutes / 60]),
  );
  return translate('companySupport.promise', { ...hours, ...writeSupportHours(locale) });
};

/** The company's support tickets; the form for a new one is a dialog, at `/support/create`. */
export const MyTickets = () => {
  const list = `${useBasename()}/support`;
  return (
    <>
      <NounList
        title="companySupport.title"
        storeKey="help"
        columns={['id', 'title', 'category', 'priority', 'status', columnFor('tickets', 'updatedAt')]}
        filters={['status', 'category', 'priority']}
        sort={{ field: 'updatedAt', order: 'DESC' }}
      />
      {useMatch(`${list}/create`) && <NewTicket list={list} />}
    </>
  );
};

const NewTicket = ({ list }: { list: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <CreateDialog
      resource="tickets"
      title={translate('pages.tickets.add')}
      lead={usePromise()}
      submitLabel={translate('companySupport.open')}
      done="companySupport.opened"
      fields={['title', 'category', 'priority', 'description']}
      onClose={() => navigate(list)}
    />
  );
};
