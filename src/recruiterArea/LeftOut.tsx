import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { currencies } from '../../domain/contract/billing/currencies.ts';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { converted } from '../../domain/contract/platform/exchangeRates.ts';
import { useWriteList } from '../components/fields/useWriteList.ts';
import { usePlatform } from '../platform/shownPlatform.ts';

const onlyCounted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };

/** How many candidates meet all other filters, but are left out as their rate cannot be compared. */
export const LeftOut = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const { exchangeRates } = usePlatform();
  const { filterValues } = useListContext();
  const { rateUpTo, rateCurrency, ...others } = filterValues;
  const without = currencies.filter((one) => converted(1, one, rateCurrency, exchangeRates) === null);
  const isLimited = rateUpTo !== undefined && without.length > 0;
  const { total } = useGetList<Candidate>(
    'candidates',
    { ...onlyCounted, filter: { ...others, currency: without } },
    { enabled: isLimited },
  );
  if (!isLimited || !total) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('talentPoolPage.leftOut', { smart_count: total, currencies: writeList(without) })}
    </Typography>
  );
};
