import { useActor } from '../../components/contract/useActor.ts';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { ContractTotals } from './ContractTotals.tsx';

/** Contracts of the user's company, or of all; recruiters see the other side's name, not their own. */
export const ContractList = () => {
  const { userType } = useActor();
  const other = userType === 'recruiter' ? 'providerId' : 'client';
  return (
    <>
      <ContractTotals />
      <NounList
        columns={['id', 'employee', other, 'type', 'status', 'endDate', 'rate', 'totalValue']}
        filters={['status', 'type', 'startDate', 'endDate']}
      >
        {actionsColumn}
      </NounList>
    </>
  );
};
