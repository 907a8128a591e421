import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { RowIn } from 'talentbench/plugin';

/** The assessments of the candidate whose page this is, that this person may see. */
export const CandidateAssessments = () => {
  const translate = useTranslate();
  const candidate = useRecordContext();
  const { data, isPending } = useGetList<RowIn<'skillAssessments'>>('skillAssessments', {
    filter: { candidateId: candidate?.id },
    sort: { field: 'plannedFor', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  if (isPending) return null;
  if (!data?.length) return <Typography color="textSecondary">{translate('assessments.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {data.map(({ id, skill, status, score, plannedFor, gradedOn }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ flex: '0 1 220px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>{skill}</Typography>
            <Typography color="textSecondary" sx={{ fontSize: 13 }}>
              {dates.format(new Date(gradedOn ?? plannedFor))}
            </Typography>
          </Box>
          <Chip size="small" label={translate(`resources.skillAssessments.values.status.${status}`)} />
          {score !== null && <span>{translate('assessments.score', { score })}</span>}
        </Box>
      ))}
    </Box>
  );
};
