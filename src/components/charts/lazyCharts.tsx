import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyScreen } from '../screens/lazyScreen.ts';

const Bars = lazyScreen(() => import('./Bars.tsx'), 'Bars');
const CalibrationPlot = lazyScreen(() => import('./CalibrationPlot.tsx'), 'CalibrationPlot');
const Curve = lazyScreen(() => import('./Curve.tsx'), 'Curve');
const Lines = lazyScreen(() => import('./Lines.tsx'), 'Lines');
const RangeBars = lazyScreen(() => import('./RangeBars.tsx'), 'RangeBars');
const Spark = lazyScreen(() => import('./Spark.tsx'), 'Spark');

/** `Bars`, loaded when first shown, in a box of its final height. */
export const BarsLater = ({ title, ...props }: Titled<ComponentProps<typeof Bars>>) => (
  <Later title={title} height={props.height}>
    <Bars {...props} />
  </Later>
);

/** `Curve`, loaded when first shown, in a box of its final height. */
export const CurveLater = ({ title, ...props }: Titled<ComponentProps<typeof Curve>>) => (
  <Later title={title} height={props.height}>
    <Curve {...props} />
  </Later>
);

/** `Lines`, loaded when first shown, in a box of its final height. */
export const LinesLater = ({ title, ...props }: Titled<ComponentProps<typeof Lines>>) => (
  <Later title={title} height={props.height}>
    <Lines {...props} />
  </Later>
);

/** `Spark`, loaded when first shown, in a box of its final height; its title describes the trend. */
export const SparkLater = ({ title, ...props }: Titled<ComponentProps<typeof Spark>>) => (
  <Later title={title} height={props.height}>
    <Spark {...props} />
  </Later>
);

/** `RangeBars`, loaded when first shown, in a box of its final height. */
export const RangeBarsLater = ({ title, ...props }: Titled<ComponentProps<typeof RangeBars>>) => (
  <Later title={title} height={props.height}>
    <RangeBars {...props} />
  </Later>
);

/** `CalibrationPlot`, loaded when first shown, in a box of its final height. */
export const CalibrationPlotLater = ({ title, ...props }: Titled<ComponentProps<typeof CalibrationPlot>>) => (
  <Later title={title} height={props.height}>
    <CalibrationPlot {...props} />
  </Later>
);

type Titled<P> = P & { title: string };

const Later = ({ title, height, children }: { title: string; height: number; children: ReactNode }) => (
  <figure aria-label={title} style={{ margin: 0 }}>
    <ErrorBoundary fallback={<NoChart />}>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
    </ErrorBoundary>
  </figure>
);

/** Fallback if the chart code cannot be loaded: the figures are shown anyway. */
const NoChart = () => {
  const translate = useTranslate();
  return <Typography color="textSecondary">{translate('analytics.chart.missing')}</Typography>;
};
