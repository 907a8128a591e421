import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../domain/contract/candidates.ts';
import { CandidateCard } from '../resources/candidates/CandidateCard.tsx';

/** One of the provider's people, with the interest they draw. */
export const BenchCard = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!candidate) return null;
  const { id, name, profileViews, requests } = candidate;
  const to = (type: 'edit' | 'show') => createPath({ resource: 'candidates', type, id });
  return (
    <CandidateCard
      mostSkills={3}
      facts={
        <Typography variant="body2" color="textSecondary">
          {translate('pages.candidates.views', { smart_count: profileViews })} ·{' '}
          {translate('pages.candidates.asked', { smart_count: requests })}
        </Typography>
      }
    >
      <Button
        component={Link}
        to={to('edit')}
        variant="outlined"
        size="small"
        aria-label={translate('pages.candidates.editProfileNamed', { name })}
      >
        {translate('pages.candidates.editProfile')}
      </Button>
      <Button
        component={Link}
        to={to('show')}
        size="small"
        aria-label={translate('pages.candidates.viewAnalyticsNamed', { name })}
      >
        {translate('pages.candidates.viewAnalytics')}
      </Button>
    </CandidateCard>
  );
};
