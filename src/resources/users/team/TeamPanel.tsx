import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ListBase, useListContext, useLocale, useTranslate } from 'react-admin';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { useActor } from '../../../components/contract/useActor.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { valueKey } from '../../../components/contract/valueKey.ts';
import { StatusChip } from '../../../components/fields/StatusChip.tsx';
import { CreateDialog } from '../../../components/screens/dialogs/CreateDialog.tsx';
import { ListPagination } from '../../../components/screens/lists/ListPagination.tsx';
import { WhenListed } from '../../../components/screens/lists/WhenListed.tsx';
import { Panel } from '../../../components/tiles/Panel.tsx';
import { timeAgo } from '../../../components/tiles/timeAgo.ts';
import { RoleInput } from '../RoleInput.tsx';
import { rolesToAdd } from '../rolesOffered.ts';
import { ColleagueMenu } from './ColleagueMenu.tsx';

/** The people of the user's company: who they are, what they may do, and invitations for others. */
export const TeamPanel = () => {
  const translate = useTranslate();
  return (
    <ListBase
      resource="users"
      disableSyncWithLocation
      perPage={25}
      sort={{ field: 'fullName', order: 'ASC' }}
    >
      <Box sx={{ mt: 2 }}>
        <Panel title={translate('team.title')} info={translate('team.info')}>
          <InviteButton />
          <WhenListed>
            <Colleagues />
            <ListPagination rowsPerPageOptions={[25, 50, 100]} />
          </WhenListed>
        </Panel>
      </Box>
    </ListBase>
  );
};

const InviteButton = () => {
  const translate = useTranslate();
  const { userType } = useActor();
  const [isOpen, setOpen] = useState(false);
  const { refetch } = useListContext();
  if (!useMay('create', 'users')) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate('team.invite')}
      </Button>
      {isOpen && (
        <CreateDialog
          resource="users"
          title={translate('team.inviteTitle')}
          lead={translate('people.addLead')}
          submitLabel={translate('team.send')}
          done={translate('team.invited')}
          fields={['firstName', 'lastName', 'email', 'title']}
          first={{ role: 'User' }}
          along={{ userType }}
          onCreated={() => {
            setOpen(false);
            refetch();
          }}
          onClose={() => setOpen(false)}
        >
          <RoleInput roles={rolesToAdd} />
        </CreateDialog>
      )}
    </Box>
  );
};

const Colleagues = () => {
  const { data, isPending } = useListContext<User>();
  if (isPending) return <Skeleton variant="rounded" height={240} aria-hidden />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data?.map((user) => (
        <Colleague key={user.id} user={user} />
      ))}
    </Box>
  );
};

const Colleague = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { userId } = useActor();
  const { fullName, email, title, role, status, lastActive } = user;
  const label = (field: string, value: string) => translate(valueKey('users', field, value), { _: value });
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {user.id === userId ? translate('team.you', { name: fullName }) : fullName}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[title, email].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography variant="body2">{label('role', role)}</Typography>
      <Box>
        <StatusChip value={status} label={label('status', status)} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {lastActive
          ? translate('team.active', { when: timeAgo(lastActive, new Date(), locale) })
          : translate('team.never')}
      </Typography>
      <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 1, md: 'auto' }, justifySelf: 'end' }}>
        <ColleagueMenu user={user} />
      </Box>
    </Box>
  );
};

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 72px 96px 150px 40px' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
