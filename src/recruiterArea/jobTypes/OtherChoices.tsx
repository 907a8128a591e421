import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';

const onlyCounted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };
/** The filter for candidates who accept a choice, and the one for those who accept only others. */
const filters = {
  jobTypes: { accepts: 'openTo', acceptsOthers: 'notOpenTo' },
  workplaces: { accepts: 'workplace', acceptsOthers: 'notWorkplace' },
} as const;

/** How many candidates meet all other filters, but accept only other job types or workplaces. */
export const OtherChoices = ({ of }: { of: keyof typeof filters }) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { accepts, acceptsOthers } = filters[of];
  const { [accepts]: wanted, ...others } = filterValues;
  const { total } = useGetList<Candidate>(
    'candidates',
    { ...onlyCounted, filter: { ...others, [acceptsOthers]: wanted } },
    { enabled: wanted !== undefined },
  );
  if (wanted === undefined || !total) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(`talent.${of}.others`, { smart_count: total })}
    </Typography>
  );
};
