import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { IssueTiles } from './IssueTiles.tsx';
import { MetricsPanel } from './MetricsPanel.tsx';
import { PoliciesPanel } from './PoliciesPanel.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { SecurityFrame } from './SecurityFrame.tsx';

/** The security score, what it consists of, and how to raise it. */
export const SecurityOverview = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useInsight('security', {});
  return (
    <>
      <PageTitle>{translate('admin.menu.security')}</PageTitle>
      <SecurityFrame>
        {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={420} />}
        {data && (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
            <ScorePanel score={data.score} />
            <IssueTiles issues={data.issues} />
            <ChecksPanel checks={data.checks} score={data.score} />
            <MetricsPanel metrics={data.metrics} />
            <PoliciesPanel />
          </Box>
        )}
      </SecurityFrame>
    </>
  );
};
