import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { JobChoice } from '../jobs/JobChoice.tsx';
import { RaiseList } from './RaiseList.tsx';
import { ReasonHalves } from './ReasonHalves.tsx';
import { ScoreFigure } from './ScoreFigure.tsx';
import { useScoredJob } from './useScoredJob.ts';
import { useScores } from './useScores.ts';

/** How well the person at hand fits one of one's jobs, and why. */
export const ScorePanel = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const scored = useScoredJob();
  const { jobId, choose } = scored;
  const { data, error, isLoading, refetch } = useScores(scored, candidate ? [candidate.id] : []);
  const match = candidate && jobId !== null ? data?.[candidate.id] : undefined;
  return (
    <Panel title={translate('recommendations.score')}>
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 1.5 }}
      >
        <JobChoice
          label={translate('recommendations.pool.job')}
          placeholder={translate('recommendations.pool.placeholder')}
          jobId={jobId}
          onChange={choose}
          sx={{ maxWidth: { sm: 360 } }}
        />
        {match && <ScoreFigure match={match} />}
      </Box>
      {error && jobId !== null && (
        <CouldNotLoad
          title={translate('recommendations.pool.failed')}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {isLoading && <Skeleton variant="rounded" height={120} />}
      {match && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <ReasonHalves match={match} />
          <RaiseList raises={match.raises} />
        </Box>
      )}
    </Panel>
  );
};
