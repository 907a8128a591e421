import Button from '@mui/material/Button';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { useMoveRows } from '../../components/screens/useMoveRows.ts';
import { DealTabs } from './DealTabs.tsx';

/** The candidates this provider has submitted for jobs, with the outcome. */
export const OwnApplications = () => (
  <>
    <DealTabs />
    <NounList
      title="openJobs.own.title"
      columns={['job', 'recruiterId', 'name', 'rate', 'status', 'received', 'decided', 'reason']}
      filters={['status', 'received']}
      sort={{ field: 'received', order: 'DESC' }}
      actions={<ListTools />}
      cardButtons={<Withdraw />}
    >
      <DataTable.Col label="screens.actions" disableSort align="right" className="column-actions">
        <Withdraw />
      </DataTable.Col>
    </NounList>
  </>
);

function Withdraw() {
  const application = useRecordContext<Application>();
  const translate = useTranslate();
  const { move, moving } = useMoveRows();
  const mayEdit = useMay('edit', 'applications', application);
  if (application?.status !== 'Received' || !mayEdit) return null;
  return (
    <Button
      size="small"
      loading={moving}
      aria-label={translate('openJobs.own.withdrawNamed', { name: application.name, job: application.job })}
      onClick={() => move([application], 'status', 'Withdrawn')}
    >
      {translate('openJobs.own.withdraw')}
    </Button>
  );
}
