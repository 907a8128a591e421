import { useTranslate } from 'ra-core';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { useContractFigures } from './useContractFigures.ts';

/** The number of active and pending contracts, and their value. */
export const ContractTotals = () => {
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
