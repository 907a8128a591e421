import Box from '@mui/material/Box';
import { type SortPayload, useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { ScoredJobChoice, ScoresFailed } from './ScoredJobChoice.tsx';
import { useJobScores } from './useJobScores.ts';
import { byScore, useParamsOfList } from './useScoredJob.ts';
import { useGoneJob } from './useScores.ts';

const Scores = createContext<Readonly<Record<string, Match>> | undefined>(undefined);

const ScoredJobId = createContext<string | null>(null);

/** The job that the page scores candidates for, if one is chosen. */
export const useScoredJobId = (): string | null => useContext(ScoredJobId);

/** A candidate's score for the job chosen on the page, once it is loaded. */
export const useJobScore = (id: string): Match | undefined => useContext(Scores)?.[id];

/** Scores these candidates for one of the company's jobs. */
export const JobScores = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => (
  <Scored scored={useJobScores(ids)}>{children}</Scored>
);

/** Scores the candidates of the enclosed list, and orders the list by score once a job is chosen. */
export const ListByScore = ({ usual, children }: { usual: SortPayload; children: ReactNode }) => {
  const { data: candidates = [], error, sort } = useListContext<Candidate>();
  const scored = useJobScores(
    candidates.map(({ id }) => id),
    useParamsOfList(usual),
  );
  useGoneJob(scored, sort.field === byScore.field ? error : null);
  return <Scored scored={scored}>{children}</Scored>;
};

const Scored = ({ scored, children }: { scored: ReturnType<typeof useJobScores>; children: ReactNode }) => {
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
