import { DataTable, ResourceContextProvider } from 'react-admin';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { VerificationActs } from './VerificationActs.tsx';
import { VerificationButtons } from './VerificationButtons.tsx';

/** The verification requests with their documents, newest first. */
export const VerificationList = () => (
  <ResourceContextProvider value="verificationRequests">
    <VerificationActs>
      <NounList
        title="resources.users.plural"
        storeKey="users.verification"
        columns={['userId', 'companyId', 'documents', 'submitted', 'status']}
        filters={['status', 'companyId', 'submitted']}
        alwaysOn={['status']}
        sort={{ field: 'submitted', order: 'DESC' }}
        actions={<ListTools create={null} />}
        cardButtons={<VerificationButtons />}
      >
        <DataTable.Col
          key="actions"
          label="screens.actions"
          disableSort
          align="right"
          className="column-actions"
        >
          <VerificationButtons />
        </DataTable.Col>
      </NounList>
    </VerificationActs>
  </ResourceContextProvider>
);
