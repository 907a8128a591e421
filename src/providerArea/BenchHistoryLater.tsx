import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Later } from '../components/later/Later.tsx';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { Panel } from '../components/tiles/Panel.tsx';
import { panelHeight } from './benchHistoryBox.ts';

const BenchHistory = lazyScreen(() => import('./BenchHistory.tsx'), 'BenchHistory');

/** The bench history, loaded after the figures above it, in a box of its final height. */
export const BenchHistoryLater = () => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Box sx={{ mb: { xs: 2, md: 3 } }}>
      <Panel
        title={translate('analytics.benchHistory.title')}
        info={translate('analytics.benchHistory.rule')}
        action={
          <Button size="small" component={Link} to={`${basename}/bench-forecast`}>
            {translate('benchForecast.open')}
          </Button>
        }
      >
        <Later fallback={<Skeleton variant="rounded" sx={{ height: panelHeight }} />}>
          <BenchHistory />
        </Later>
      </Panel>
    </Box>
  );
};
