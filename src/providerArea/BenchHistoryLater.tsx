import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { Panel } from '../components/tiles/Panel.tsx';
import { panelHeight } from './benchHistoryBox.ts';

const BenchHistory = lazyScreen(() => import('./BenchHistory.tsx'), 'BenchHistory');

/** The bench over time, fetched once the browser has nothing more urgent to do, in a box of its final height. */
export const BenchHistoryLater = () => {
  const translate = useTranslate();
  const isTime = useIdle();
  const box = <Skeleton variant="rounded" sx={{ height: panelHeight }} />;
  return (
    <Box sx={{ mb: { xs: 2, md: 3 } }}>
      <Panel title={translate('analytics.benchHistory.title')}>
        <Box sx={{ minHeight: panelHeight }}>
          {isTime ? (
            <Suspense fallback={box}>
              <BenchHistory />
            </Suspense>
          ) : (
            box
          )}
        </Box>
      </Panel>
    </Box>
  );
};

/** A second at the most after the first screen. */
const longest = 1000;

const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const isIdle = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(isIdle, longest);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(isIdle, { timeout: longest });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
};
