import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/contracts.ts';
import { current, totalContractValue } from '../../../domain/insight/deals.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { useCount } from '../../components/tiles/useCount.ts';

/** What the contracts come to. */
export const ContractTotals = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useGetList<Contract>('contracts', {
    filter: current,
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  const active = useCount('contracts', { status: 'Active' });
  const pending = useCount('contracts', { status: 'Pending' });
  const value = data && formatMoney(totalContractValue(data), data[0]?.currency, locale, true);
  return (
    <Tiles>
      <StatTile label={translate('pages.contracts.totalValue')} value={value} />
      <StatTile label={translate('pages.contracts.active')} value={active.total} />
      <StatTile label={translate('pages.contracts.pending')} value={pending.total} />
    </Tiles>
  );
};
