import { useBasename, useTranslate } from 'react-admin';
import { valued } from '../../../domain/insight/contractFigures.ts';
import { endingWithin, running } from '../../../domain/insight/deals.ts';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { useContractFigures } from '../../resources/contracts/useContractFigures.ts';

const waiting = { status: 'Pending' };

/** Totals over the contracts, each linked to the rows it counts. */
export const ContractTiles = () => {
  const translate = useTranslate();
  const list = `${useBasename()}/contracts?`;
  const ending = endingWithin(30, new Date());
  const tile = (name: string, value: number | string | undefined, filter: Record<string, unknown>) => (
    <StatTile label={translate(`contractsPage.tiles.${name}`)} value={value} to={list + listSearch(filter)} />
  );
  const { asked, value } = useContractFigures(true);
  const active = useCount('contracts', running);
  const pending = useCount('contracts', waiting);
  const soon = useCount('contracts', ending);
  return (
    <CountedTiles asked={[asked, active, pending, soon]}>
      <StatTile
        label={translate('contractsPage.tiles.value')}
        to={list + listSearch(valued)}
        note={translate('contractsPage.tiles.valueNote')}
        {...value}
      />
      {tile('active', active.total, running)}
      {tile('pending', pending.total, waiting)}
      {tile('ending', soon.total, ending)}
    </CountedTiles>
  );
};
