import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { currencies } from '../../domain/contract/billing/currencies.ts';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { converted } from '../../domain/contract/platform/exchangeRates.ts';
import { useWriteList } from '../components/fields/useWriteList.ts';
import { usePlatform } from '../platform/shownPlatform.ts';

/** The rows tell which currencies out of use there are, as far as they are on this page. */
const counted = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

/** How many candidates meet all other filters, but are left out as their rate cannot be compared. */
export const LeftOut = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const { exchangeRates, currencies: inUse } = usePlatform();
  const { filterValues } = useListContext();
  const { rateUpTo, rateCurrency, ...others } = filterValues;
  const without = currencies.filter((one) => converted(1, one, rateCurrency, exchangeRates) === null);
  const isLimited = rateUpTo !== undefined && without.length > 0;
  const { total, data } = useGetList<Candidate>(
    'candidates',
    { ...counted, filter: { ...others, currency: without } },
    { enabled: isLimited },
  );
  if (!isLimited || !total) return null;
  const named = without.filter(
    (one) => inUse.includes(one) || data?.some(({ currency }) => currency === one),
  );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('talentPoolPage.leftOut', { smart_count: total, currencies: writeList(named) })}
    </Typography>
  );
};
