import { useTranslate } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumnWith } from '../../components/screens/lists/RowActions.tsx';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { ContractMenu } from './ContractMoves.tsx';
import { useContractFigures } from './useContractFigures.ts';

/** The number of active and pending contracts, and their value. */
const ContractTotals = () => {
  const translate = useTranslate();
  const { asked, value } = useContractFigures(true);
  const active = useCount('contracts', { status: 'Active' });
  const pending = useCount('contracts', { status: 'Pending' });
  return (
    <CountedTiles asked={[asked, active, pending]}>
      <StatTile
        label={translate('pages.contracts.totalValue')}
        note={translate('pages.contracts.totalValueNote')}
        {...value}
      />
      <StatTile label={translate('pages.contracts.active')} value={active.total} />
      <StatTile label={translate('pages.contracts.pending')} value={pending.total} />
    </CountedTiles>
  );
};

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
