import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { RaiseList } from './RaiseList.tsx';
import { ReasonHalves } from './ReasonHalves.tsx';
import { ScoredJobChoice, ScoresFailed } from './ScoredJobChoice.tsx';
import { ScoreFigure } from './ScoreFigure.tsx';
import { useJobScores } from './useJobScores.ts';

/** The candidate's match score for one of the company's jobs, with the reasons. */
export const ScorePanel = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const scored = useJobScores(candidate ? [candidate.id] : []);
  const match = candidate && scored.matches?.[candidate.id];
  return (
    <Panel title={translate('recommendations.score')}>
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 1.5 }}
      >
        <ScoredJobChoice scored={scored} />
        {match && <ScoreFigure match={match} />}
      </Box>
      <ScoresFailed scored={scored} />
      {scored.isLoading && <Skeleton variant="rounded" height={120} />}
      {match && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <ReasonHalves match={match} />
          <RaiseList raises={match.raises} />
        </Box>
      )}
    </Panel>
  );
};
