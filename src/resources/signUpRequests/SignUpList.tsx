import { NounList } from '../../components/screens/lists/NounList.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';

const counts = [
  { labelKey: 'pages.counts.total', filter: {} },
  { labelKey: 'pages.counts.pending', filter: { status: 'Pending Approval' } },
];

/** All sign-up requests, answered or not. */
export const SignUpList = () => (
  <>
    <CountChips resource="signUpRequests" counts={counts} />
    <NounList
      columns={['company', 'userType', 'firstName', 'lastName', 'email', 'status', 'createdAt']}
      filters={['status', 'userType']}
      sort={{ field: 'createdAt', order: 'DESC' }}
    />
  </>
);
