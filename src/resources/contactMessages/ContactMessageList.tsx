import { List } from 'react-admin';
import { filtersFor } from '../../components/screens/lists/filtersFor.tsx';
import { ListPagination } from '../../components/screens/lists/ListPagination.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NothingYet } from '../../components/screens/lists/NothingHere.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';
import { Inbox } from './Inbox.tsx';

const counts = [
  { labelKey: 'pages.counts.new', filter: { status: 'New' } },
  { labelKey: 'pages.counts.answered', filter: { status: 'Answered' } },
  { labelKey: 'pages.counts.archived', filter: { status: 'Archived' } },
];

/** Messages from visitors, newest first. */
export const ContactMessageList = () => (
  <>
    <CountChips resource="contactMessages" counts={counts} />
    <List
      filters={filtersFor('contactMessages', ['status'])}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      pagination={<ListPagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      actions={<ListTools table={false} />}
      empty={<NothingYet />}
    >
      <Inbox />
    </List>
  </>
);
