import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';

const counts = [
  { labelKey: 'pages.counts.total', filter: {} },
  { labelKey: 'pages.counts.active', filter: { status: 'Active' } },
  { labelKey: 'pages.counts.pendingVerification', filter: { status: 'Pending' } },
  { labelKey: 'pages.counts.verified', filter: { verified: true } },
  { labelKey: 'pages.counts.premium', filter: { premium: true } },
  { labelKey: 'pages.counts.suspended', filter: { status: 'Suspended' } },
];

/** Everybody with an account. */
export const UserList = () => (
  <>
    <CountChips resource="users" counts={counts} />
    <NounList
      columns={['fullName', 'email', 'companyId', 'role', 'status', 'verified', 'premium', 'lastActive']}
      filters={['role', 'status', 'userType', 'companyId', 'verified', 'premium']}
      sort={{ field: 'fullName', order: 'ASC' }}
    >
      {actionsColumn}
    </NounList>
  </>
);
