import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/contracts.ts';
import { current, endingWithin, running, totalContractValue } from '../../../domain/insight/deals.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
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
  return (
    <Tiles>
      {tile('value', useTotalValue(), current)}
      {tile('active', useCount('contracts', running).total, running)}
      {tile('pending', useCount('contracts', waiting).total, waiting)}
      {tile('ending', useCount('contracts', ending).total, ending)}
    </Tiles>
  );
};

const useTotalValue = (): string | undefined => {
  const locale = useLocale();
  const { data } = useGetList<Contract>('contracts', {
    filter: current,
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  return data && formatMoney(totalContractValue(data), data[0]?.currency, locale, true);
};
