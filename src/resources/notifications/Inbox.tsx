import Box from '@mui/material/Box';
import { TopToolbar, useListContext } from 'react-admin';
import type { Notification } from '../../../domain/contract/platform/notifications.ts';
import { filtersFor } from '../../components/screens/lists/filtersFor.tsx';
import { ListPage } from '../../components/screens/lists/ListPage.tsx';
import { ListPagination } from '../../components/screens/lists/ListPagination.tsx';
import { WhenListed } from '../../components/screens/lists/WhenListed.tsx';
import { NotificationLines } from './NotificationLines.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';

/** All notifications of the signed-in user. */
export const Inbox = () => (
  <ListPage
    title="shell.inbox.title"
    filters={filtersFor('notifications', [])}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={25}
    pagination={<ListPagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    actions={
      <TopToolbar>
        <ReadAllButton />
      </TopToolbar>
    }
    empty={false}
  >
    <WhenListed>
      <Notifications />
    </WhenListed>
  </ListPage>
);

const Notifications = () => {
  const { data } = useListContext<Notification>();
  return <Box sx={{ px: 1, py: 0.5 }}>{data && <NotificationLines notifications={data} />}</Box>;
};
