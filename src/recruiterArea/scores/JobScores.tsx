import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { ScoredJobChoice, ScoresFailed } from './ScoredJobChoice.tsx';
import { useJobScores } from './useJobScores.ts';

const Scores = createContext<Readonly<Record<string, Match>> | undefined>(undefined);

/** The score of somebody for the job that was chosen above them, once there is one. */
export const useJobScore = (id: string): Match | undefined => useContext(Scores)?.[id];

/** Scores the candidates of the list inside it for one of one's jobs. */
export const ListScores = ({ children }: { children: ReactNode }) => {
  const { data: candidates = [] } = useListContext<Candidate>();
  return <JobScores ids={candidates.map(({ id }) => id)}>{children}</JobScores>;
};

/** Scores these candidates, shown inside it, for one of one's jobs. */
export const JobScores = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const scored = useJobScores(ids);
  return (
    <Scores value={scored.matches}>
      <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
        <ScoredJobChoice scored={scored} />
        <ScoresFailed scored={scored} />
      </Box>
      {children}
    </Scores>
  );
};
