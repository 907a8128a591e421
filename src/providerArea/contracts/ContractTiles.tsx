import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/contracts.ts';
import { current, endingWithin, running, totalContractValue } from '../../../domain/insight/deals.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';

const waiting = { status: 'Pending' };

/** What the contracts come to, each figure leading to the rows it was counted from. */
export const ContractTiles = () => {
  const translate = useTranslate();
  const list = `${useBasename()}/contracts?`;
  const ending = endingWithin(30, new Date());
  const tile = (name: string, value: number | string | undefined, filter: Record<string, unknown>) => (
    <StatTile label={translate(`contractsPage.tiles.${name}`)} value={value} to={list + listSearch(filter)} />
  );
  const value = useTotalValue();
  const active = useCount('contracts', running);
  const pending = useCount('contracts', waiting);
  const soon = useCount('contracts', ending);
  return (
    <CountedTiles asked={[value, active, pending, soon]}>
      {tile('value', value.amount, current)}
      {tile('active', active.total, running)}
      {tile('pending', pending.total, waiting)}
      {tile('ending', soon.total, ending)}
    </CountedTiles>
  );
};

const useTotalValue = () => {
  const locale = useLocale();
  const { data, ...asked } = useGetList<Contract>('contracts', {
    filter: current,
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  return { ...asked, amount: data && formatMoney(totalContractValue(data), data[0]?.currency, locale, true) };
};
