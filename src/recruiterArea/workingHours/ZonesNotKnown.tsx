import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';

const onlyCounted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };

/** How many candidates meet all other filters, but are left out as their time zone is not known. */
export const ZonesNotKnown = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { overlapHours, overlapZone: _zone, ...others } = filterValues;
  const { total } = useGetList<Candidate>(
    'candidates',
    { ...onlyCounted, filter: { ...others, overlapUnknown: true } },
    { enabled: overlapHours !== undefined },
  );
  if (overlapHours === undefined || !total) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('talent.overlap.notKnown', { smart_count: total })}
    </Typography>
  );
};
