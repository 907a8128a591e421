import { useRecordContext } from 'ra-core';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { useJobScore } from './JobScores.tsx';
import { ScoreButton } from './ScoreButton.tsx';

/** How well the candidate at hand fits the chosen job; nothing while none is chosen. */
export const JobScore = () => {
  const candidate = useRecordContext<Candidate>();
  const match = useJobScore(candidate?.id ?? '');
  return candidate && match ? <ScoreButton match={match} name={candidate.name} /> : null;
};
