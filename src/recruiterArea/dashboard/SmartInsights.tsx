import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { InsightNote } from './InsightNote.tsx';

/** Insights from the recruiter's own rows, each with the figures behind it. */
export const SmartInsights = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useInsight('recruiterHiring', {});
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={translate('hiring.insights.title')}>
        {error && <CouldNotLoad error={error} onRetry={refetch} />}
        {data?.insights.length === 0 && (
          <Typography color="textSecondary">{translate('hiring.insights.none')}</Typography>
        )}
        <Box component="ul" sx={columns}>
          {isPending && [1, 2, 3].map((place) => <Skeleton key={place} component="li" height={110} />)}
          {data?.insights.map((insight) => (
            <InsightNote key={insight.kind} insight={insight} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
};
