import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
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

/** Scores that are known already, by candidate id. */
export const GivenScores = Scores.Provider;

interface ListProps {
  /** The order of the list without a job. */
  usual: SortPayload;
  /** What is shown beside the choice of the job. */
  beside: ReactNode;
  children: ReactNode;
}

/** Scores the candidates of the enclosed list, and orders the list by score once a job is chosen. */
export const ListByScore = ({ usual, beside, children }: ListProps) => {
  const { data: candidates = [], error, sort } = useListContext<Candidate>();
  const scored = useJobScores(
    candidates.map(({ id }) => id),
    useParamsOfList(usual),
  );
  useGoneJob(scored, sort.field === byScore.field ? error : null);
  return (
    <Scored scored={scored} beside={beside}>
      {children}
    </Scored>
  );
};

interface ScoredProps {
  scored: ReturnType<typeof useJobScores>;
  beside?: ReactNode;
  children: ReactNode;
}

const Scored = ({ scored, beside, children }: ScoredProps) => (
  <Scores value={scored.matches}>
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <Box sx={inRow}>
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 360 } }}>
          <ScoredJobChoice scored={scored} />
        </Box>
        {beside && <Box sx={{ flex: '10 1 320px', minWidth: 0 }}>{beside}</Box>}
      </Box>
      <ScoresFailed scored={scored} />
    </Box>
    <ScoredJobId value={scored.jobId}>{children}</ScoredJobId>
  </Scores>
);

const inRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
