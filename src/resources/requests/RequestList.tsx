import { DataTable } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { RateRange } from '../../components/fields/RateRange.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { UnreadLink } from '../conversations/Unread.tsx';
import { RequestButtons } from './RequestButtons.tsx';

const rateColumn = (
  <DataTable.Col
    key="rate"
    label="pages.requests.rate"
    source="rateMax"
    align="right"
    sx={{ whiteSpace: 'nowrap' }}
  >
    <RateRange from="rateMin" to="rateMax" />
  </DataTable.Col>
);

const titles = {
  provider: 'pages.requests.title',
  recruiter: 'pages.recruiterDashboard.requests',
  admin: undefined,
};
const columns = ['position', 'urgency', 'status', rateColumn, 'duration'];
/** Requests are sent by the recruiter, who reads the same date by another name. */
const sentColumn = columnFor('requests', 'received', 'pages.requests.sent');

/** Requests between recruiters and providers; the other company's column comes first. */
export const RequestList = () => {
  const { userType } = useActor();
  const others = {
    provider: ['recruiterId'],
    recruiter: ['providerId'],
    admin: ['recruiterId', 'providerId'],
  };
  return (
    <NounList
      title={titles[userType]}
      columns={[
        ...(userType === 'recruiter' ? ['id'] : []),
        ...others[userType],
        ...columns,
        userType === 'recruiter' ? sentColumn : 'received',
        ...(userType === 'provider' ? ['skills'] : []),
      ]}
      filters={['status', 'urgency', 'skills', 'received', ...others[userType]]}
      sort={{ field: 'received', order: 'DESC' }}
      cardButtons={
        <>
          <UnreadLink field="requestId" />
          <RequestButtons />
        </>
      }
    >
      <DataTable.Col label="screens.actions" disableSort align="right" className="column-actions">
        <UnreadLink field="requestId" />
        <RequestButtons />
      </DataTable.Col>
    </NounList>
  );
};
