import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useBasename, useTranslate } from 'react-admin';
import { openIncidents, type Severity, severities } from '../../../domain/contract/security/incidents.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { MetricsPanel } from './MetricsPanel.tsx';
import { PoliciesPanel } from './PoliciesPanel.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { SecurityFrame } from './SecurityFrame.tsx';

/** The number of open issues by severity, with links to them. */
const IssueTiles = ({ issues }: { issues: Record<Severity, number> }) => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Tiles areTiles>
      {severities.map((severity) => (
        <StatTile
          key={severity}
          label={translate(valueKey('incidents', 'severity', severity))}
          value={issues[severity]}
          to={`${basename}/security/incidents?${listSearch({ severity: [severity], status: [...openIncidents] })}`}
        />
      ))}
    </Tiles>
  );
};

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
