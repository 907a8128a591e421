import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { JobChoice } from '../jobs/JobChoice.tsx';
import { useScoredJob } from './useScoredJob.ts';
import { useScores } from './useScores.ts';

type Scored = { jobId: string | null; matches: Readonly<Record<string, Match>> | undefined };

const Scores = createContext<Scored>({ jobId: null, matches: undefined });

/** The score of somebody for the job that was chosen above them, once there is one. */
export const useJobScore = (id: string): Match | undefined => useContext(Scores).matches?.[id];

/** Scores the people of the list inside it for one of one's jobs. */
export const ListScores = ({ children }: { children: ReactNode }) => {
  const { data: people = [] } = useListContext<Candidate>();
  return <JobScores ids={people.map(({ id }) => id)}>{children}</JobScores>;
};

/** Scores these people, shown inside it, for one of one's jobs. */
export const JobScores = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const translate = useTranslate();
  const scored = useScoredJob();
  const { jobId, choose } = scored;
  const { data, error, refetch } = useScores(scored, ids);
  return (
    <Scores value={{ jobId, matches: jobId === null ? undefined : data }}>
      <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
        <JobChoice
          label={translate('recommendations.pool.job')}
          placeholder={translate('recommendations.pool.placeholder')}
          jobId={jobId}
          onChange={choose}
          sx={{ maxWidth: { sm: 360 } }}
        />
        {error && jobId !== null && (
          <CouldNotLoad
            title={translate('recommendations.pool.failed')}
            error={error}
            onRetry={() => refetch()}
          />
        )}
      </Box>
      {children}
    </Scores>
  );
};
