import { useBasename, useTranslate } from 'ra-core';
import { useMatch, useNavigate } from 'react-router-dom';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { CreateDialog } from '../../components/screens/CreateDialog.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { usePromise } from './usePromise.ts';

/** The company's support tickets; the form for a new one is a dialog, at `/help/create`. */
export const MyTickets = () => {
  const list = `${useBasename()}/help`;
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
