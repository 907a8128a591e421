import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'ra-core';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';

const onlyCounted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };

/** How many candidates meet all other filters, but are left out as their rate is in another currency. */
export const LeftOut = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { rateUpTo, rateCurrency, ...others } = filterValues;
  const { total } = useGetList<Candidate>(
    'candidates',
    { ...onlyCounted, filter: { ...others, currency_neq: rateCurrency } },
    { enabled: rateUpTo !== undefined },
  );
  if (rateUpTo === undefined || !total) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('pages.talentPool.leftOut', { smart_count: total, currency: rateCurrency })}
    </Typography>
  );
};
