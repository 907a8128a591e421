import { useActor } from '../../components/contract/useActor.ts';
import { BulkTools } from '../../components/screens/BulkTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumnWith } from '../../components/screens/RowActions.tsx';
import { ContractMenu } from './ContractMoves.tsx';
import { ContractTotals } from './ContractTotals.tsx';

/**
 * Contracts of the user's company, or of all; recruiters see the other side's name, not their own.
 * Each change of status is confirmed per contract, because a signature can’t be undone.
 */
export const ContractList = () => {
  const { userType } = useActor();
  const other = userType === 'recruiter' ? 'providerId' : 'client';
  return (
    <>
      <ContractTotals />
      <NounList
        columns={['id', 'employee', other, 'type', 'status', 'endDate', 'rate', 'totalValue']}
        filters={['status', 'type', 'startDate', 'endDate']}
        bulk={<BulkTools withoutMoves />}
      >
        {actionsColumnWith(<ContractMenu />)}
      </NounList>
    </>
  );
};
