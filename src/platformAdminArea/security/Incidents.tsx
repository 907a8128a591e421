import AddIcon from '@mui/icons-material/AddAlertOutlined';
import { Button, ResourceContextProvider } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { SecurityFrame, useReport } from './SecurityFrame.tsx';

/** All security incidents, newest first; each row links to its page. */
export const Incidents = () => (
  <SecurityFrame>
    <ResourceContextProvider value="incidents">
      <NounList
        title="admin.menu.security"
        columns={['id', 'type', 'severity', 'status', 'reported', 'assigneeId']}
        filters={['type', 'severity', 'status', 'assigneeId']}
        alwaysOn={['severity', 'status']}
        sort={{ field: 'reported', order: 'DESC' }}
        storeKey="security.incidents"
        actions={<ListTools create={<ReportButton />} />}
      />
    </ResourceContextProvider>
  </SecurityFrame>
);

const ReportButton = () => {
  const report = useReport();
  if (!useMay('create', 'incidents')) return null;
  return (
    <Button variant="contained" label="security.report.title" onClick={report}>
      <AddIcon />
    </Button>
  );
};
