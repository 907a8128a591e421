import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'ra-core';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';

const onlyCounted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };

/** How many candidates meet all other filters, but accept other job types only. */
export const OtherJobTypes = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { openTo, ...others } = filterValues;
  const { total } = useGetList<Candidate>(
    'candidates',
    { ...onlyCounted, filter: { ...others, notOpenTo: openTo } },
    { enabled: openTo !== undefined },
  );
  if (openTo === undefined || !total) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('talent.jobTypes.others', { smart_count: total })}
    </Typography>
  );
};
