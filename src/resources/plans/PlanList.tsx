import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { Button, DataTable } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import { AddPlanDialog, EditPlanDialog } from './PlanDialogs.tsx';
import { featuresColumn, subscribersColumn, usersColumn } from './planColumns.tsx';

/** The plans, with their number of subscribers. */
export const PlanList = ({ title }: { title?: string }) => {
  const [asked, setAsked] = useState<'add' | Plan | null>(null);
  const close = () => setAsked(null);
  const buttons = <PlanButtons onEdit={setAsked} />;
  return (
    <>
      <NounList
        title={title}
        columns={['name', 'price', 'billingCycle', usersColumn, featuresColumn, 'status', subscribersColumn]}
        filters={['status', 'billingCycle', 'tier']}
        sort={{ field: 'price', order: 'ASC' }}
        actions={<ListTools create={<AddPlan onClick={() => setAsked('add')} />} />}
        cardButtons={buttons}
      >
        <DataTable.Col
          key="actions"
          label="screens.actions"
          disableSort
          align="right"
          className="column-actions"
        >
          {buttons}
        </DataTable.Col>
      </NounList>
      {asked === 'add' && <AddPlanDialog onClose={close} />}
      {asked !== null && asked !== 'add' && <EditPlanDialog plan={asked} onClose={close} />}
    </>
  );
};

const AddPlan = ({ onClick }: { onClick: () => void }) => {
  const mayCreate = useMay('create', 'plans');
  if (!mayCreate) return null;
  return (
    <Button variant="contained" label="billing.plans.add" onClick={onClick}>
      <AddIcon />
    </Button>
  );
};
