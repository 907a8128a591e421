import { useEffect, useRef } from 'react';
import { useGetList, useLocale } from 'react-admin';
import { useInsight } from '../../components/insight/useInsight.ts';
import { currencyFigures } from '../../components/tiles/currencyFigures.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

/**
 * Monthly revenue and total value of the contracts visible to the user, by currency; refetched when a
 * contract changes.
 */
export const useContractFigures = (compact = false) => {
  const locale = useLocale();
  const { data, error, refetch } = useInsight('contractFigures', {});
  const { dataUpdatedAt } = useGetList('contracts', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'updatedAt', order: 'DESC' },
  });
  const known = useRef(0);
  useEffect(() => {
    if (known.current && dataUpdatedAt > known.current) refetch();
    known.current = dataUpdatedAt;
  }, [dataUpdatedAt, refetch]);
  const options = { fallback: shownPlatform().currency, locale, compact };
  return {
    asked: { error, total: data && 1, refetch },
    revenue: currencyFigures(data?.monthlyRevenue, options),
    value: currencyFigures(data?.totalValue, options),
  };
};
