import { useTranslate } from 'react-admin';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { JobChoice } from '../jobs/JobChoice.tsx';
import type { useJobScores } from './useJobScores.ts';

type Scored = ReturnType<typeof useJobScores>;

/** Selects the job that candidates are scored for. */
export const ScoredJobChoice = ({ scored: { jobId, choose } }: { scored: Scored }) => {
  const translate = useTranslate();
  return (
    <JobChoice
      label={translate('recommendations.pool.job')}
      placeholder={translate('recommendations.pool.placeholder')}
      jobId={jobId}
      onChange={choose}
      sx={{ maxWidth: { sm: 360 } }}
    />
  );
};

/** The message shown when scores are unavailable, with the reason. */
export const ScoresFailed = ({ scored: { jobId, error, refetch } }: { scored: Scored }) => {
  const translate = useTranslate();
  if (!error || jobId === null) return null;
  return (
    <CouldNotLoad title={translate('recommendations.pool.failed')} error={error} onRetry={() => refetch()} />
  );
};
