import Box from '@mui/material/Box';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { TextWithNote } from '../../components/fields/TextWithNote.tsx';
import { UserButtons } from './UserButtons.tsx';

/** The user's name and email. */
export const userColumn = (
  <DataTable.Col key="fullName" source="fullName" label="people.columns.user">
    <NameAndEmail />
  </DataTable.Col>
);

function NameAndEmail() {
  const user = useRecordContext<User>();
  return user && <TextWithNote text={user.fullName} note={user.email} />;
}

export const verificationColumn = (
  <DataTable.Col key="verified" source="verified" label="people.columns.verification">
    <Verification />
  </DataTable.Col>
);

/** Whether the user is verified, and whether the account is premium. */
function Verification() {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  if (!user) return null;
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
      <StatusChip
        value={user.verified ? 'Verified' : 'Pending'}
        label={translate(user.verified ? 'people.verified' : 'people.pending')}
      />
      {user.premium && <StatusChip value="Premium" label={translate('people.premium')} />}
    </Box>
  );
}

export const userActions = (
  <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
    <UserButtons />
  </DataTable.Col>
);
