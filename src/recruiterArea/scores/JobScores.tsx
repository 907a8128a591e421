import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { ScoredJobChoice, ScoresFailed } from './ScoredJobChoice.tsx';
import { useJobScores } from './useJobScores.ts';

const Scores = createContext<Readonly<Record<string, Match>> | undefined>(undefined);

const ScoredJobId = createContext<string | null>(null);

/** The job that the page scores candidates for, if one is chosen. */
export const useScoredJobId = (): string | null => useContext(ScoredJobId);

/** A candidate's score for the job chosen on the page, once it is loaded. */
export const useJobScore = (id: string): Match | undefined => useContext(Scores)?.[id];

/** Scores the candidates of the enclosed list for one of the company's jobs. */
export const ListScores = ({ children }: { children: ReactNode }) => {
  const { data: candidates = [] } = useListContext<Candidate>();
  return <JobScores ids={candidates.map(({ id }) => id)}>{children}</JobScores>;
};

/** Scores these candidates for one of the company's jobs. */
export const JobScores = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const scored = useJobScores(ids);
  return (
    <Scores value={scored.matches}>
      <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
        <ScoredJobChoice scored={scored} />
        <ScoresFailed scored={scored} />
      </Box>
      <ScoredJobId value={scored.jobId}>{children}</ScoredJobId>
    </Scores>
  );
};
