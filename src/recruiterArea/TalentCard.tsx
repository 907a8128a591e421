import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../domain/contract/candidates.ts';
import { CandidateCard } from '../resources/candidates/CandidateCard.tsx';
import { AddToPipelineButton } from './AddToPipelineButton.tsx';
import { ContactButton } from './ContactButton.tsx';
import { JobScore } from './scores/JobScore.tsx';

/** A candidate in the pool, with what a recruiter can do about them. */
export const TalentCard = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!candidate) return null;
  return (
    <CandidateCard mostSkills={4} facts={<JobScore />}>
      <ContactButton />
      <AddToPipelineButton />
      <Button
        size="small"
        component={Link}
        to={createPath({ resource: 'candidates', type: 'show', id: candidate.id })}
        aria-label={translate('pages.talentPool.detailsNamed', { name: candidate.name })}
      >
        {translate('pages.talentPool.details')}
      </Button>
    </CandidateCard>
  );
};
