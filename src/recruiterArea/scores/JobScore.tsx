import { useRecordContext } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useJobScore } from './JobScores.tsx';
import { ScoreButton } from './ScoreButton.tsx';

/** The match score of the candidate in context for the chosen job; renders nothing without a job. */
export const JobScore = () => {
  const candidate = useRecordContext<Candidate>();
  const match = useJobScore(candidate?.id ?? '');
  return candidate && match ? <ScoreButton match={match} name={candidate.name} /> : null;
};
