import CheckIcon from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { RowIn } from 'talentbench/plugin';
import type { CandidateFact } from 'talentbench/plugin/site';

/** The skills that the candidate was tested in and passed. The cards on a page ask for all of them at once. */
export const PassedAssessments: CandidateFact = ({ among }) => {
  const translate = useTranslate();
  const candidate = useRecordContext();
  const { data = [] } = useGetList<RowIn<'skillAssessments'>>(
    'skillAssessments',
    {
      filter: { candidateId: among, status: 'Passed' },
      sort: { field: 'score', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: among.length > 0 },
  );
  const passed = data.filter(({ candidateId }) => candidateId === candidate?.id);
  if (passed.length === 0) return null;
  const skills = passed.map(({ skill, score }) => `${skill} (${score})`).join(', ');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 13 }}>
      <CheckIcon color="success" fontSize="small" />
      {translate('assessments.passed', { skills })}
    </Box>
  );
};
