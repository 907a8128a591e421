import { DataTable } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { RateRange } from './RateRange.tsx';
import { RequestButtons } from './RequestButtons.tsx';

const rateColumn = (
  <DataTable.Col
    key="rate"
    label="pages.requests.rate"
    source="rateMax"
    align="right"
    sx={{ whiteSpace: 'nowrap' }}
  >
    <RateRange />
  </DataTable.Col>
);

/** Long names give way, so that the rate stands in sight on a laptop. */
const named = (source: string, maxWidth: number) => (
  <DataTable.Col
    key={source}
    source={source}
    sx={{ whiteSpace: 'nowrap', maxWidth, overflow: 'hidden', textOverflow: 'ellipsis' }}
  >
    <NounField source={source} dense />
  </DataTable.Col>
);

const columns = [named('position', 176), 'urgency', 'status', rateColumn, 'duration', 'received', 'skills'];

/** Requests between recruiters and providers; the other side is named first. */
export const RequestList = () => {
  const { userType } = useActor();
  const others = {
    provider: ['recruiterId'],
    recruiter: ['providerId'],
    admin: ['recruiterId', 'providerId'],
  };
  return (
    <NounList
      columns={['id', ...others[userType].map((source) => named(source, 136)), ...columns]}
      filters={['status', 'urgency', 'skills', 'received', ...others[userType]]}
      sort={{ field: 'received', order: 'DESC' }}
      cardButtons={<RequestButtons />}
    >
      <DataTable.Col label="screens.actions" disableSort align="right" className="column-actions">
        <RequestButtons />
      </DataTable.Col>
    </NounList>
  );
};
