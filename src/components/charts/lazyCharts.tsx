import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyScreen } from '../screens/lazyScreen.ts';

const Bars = lazyScreen(() => import('./Bars.tsx'), 'Bars');
const Curve = lazyScreen(() => import('./Curve.tsx'), 'Curve');

/** `Bars`, fetched when first shown, in a box of its final height. */
export const BarsLater = (props: ComponentProps<typeof Bars>) => (
  <Later height={props.height}>
    <Bars {...props} />
  </Later>
);

/** `Curve`, fetched when first shown, in a box of its final height. */
export const CurveLater = (props: ComponentProps<typeof Curve>) => (
  <Later height={props.height}>
    <Curve {...props} />
  </Later>
);

const Later = ({ height, children }: { height: number; children: ReactNode }) => (
  <ErrorBoundary fallback={<NoChart />}>
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
  </ErrorBoundary>
);

/** The code of the charts did not come: the figures are there all the same. */
const NoChart = () => {
  const translate = useTranslate();
  return <Typography color="textSecondary">{translate('analytics.chart.missing')}</Typography>;
};
