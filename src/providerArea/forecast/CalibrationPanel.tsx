import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import type { Calibration, CalibrationBin } from '../../../domain/insight/benchForecast/calibration.ts';
import { CalibrationPlotLater } from '../../components/charts/lazyCharts.tsx';
import { ChartOrTable } from '../../components/insight/ChartOrTable.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

/** How good the forecasts of past months were. */
export const CalibrationPanel = ({ calibration }: { calibration: Calibration | null }) => {
  const { translate, number } = useFigures('USD');
  const title = translate('benchForecast.calibration.title');
  return (
    <Panel title={title} info={translate('benchForecast.calibration.rule')}>
      {calibration ? (
        <>
          <Typography sx={{ mb: 1.5, maxWidth: 760 }}>
            {translate('benchForecast.calibration.read', { count: number(calibration.forecasts) })}
          </Typography>
          <Plot title={title} calibration={calibration} />
        </>
      ) : (
        <Typography color="textSecondary">{translate('benchForecast.calibration.none')}</Typography>
      )}
    </Panel>
  );
};

const Plot = ({ title, calibration }: { title: string; calibration: Calibration }) => {
  const { bins, brier, baseBrier } = calibration;
  const { translate, percent, share } = useFigures('USD');
  const label = (key: string) => translate(`benchForecast.calibration.${key}`);
  const locale = useLocale();
  const score = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return (
    <ChartOrTable
      title={title}
      fileName="bench-forecast-calibration"
      columns={useBinColumns()}
      rows={bins}
      idOf={({ predicted }) => String(predicted)}
      height={height}
      note={translate(`benchForecast.calibration.${brier < baseBrier ? 'better' : 'worse'}`, {
        score: score(brier),
        base: score(baseBrier),
      })}
    >
      <Box sx={{ maxWidth: 560 }}>
        <CalibrationPlotLater
          title={title}
          label={label('placed')}
          points={bins.map(({ placed, ...bin }) => ({ ...bin, observed: placed }))}
          predicted={label('predicted')}
          observed={label('placed')}
          height={height}
          format={(value) => percent(value)}
          formatShort={(value) => share(value)}
        />
      </Box>
    </ChartOrTable>
  );
};

const useBinColumns = (): FileColumn<CalibrationBin>[] => {
  const { translate, percent, number } = useFigures('USD');
  const label = (key: string) => translate(`benchForecast.calibration.${key}`);
  return [
    {
      key: 'predicted',
      label: label('predicted'),
      numeric: true,
      show: ({ predicted }) => percent(predicted),
      write: ({ predicted }) => predicted,
    },
    {
      key: 'placed',
      label: label('placed'),
      numeric: true,
      show: ({ placed }) => percent(placed),
      write: ({ placed }) => placed,
    },
    {
      key: 'interval',
      label: label('interval'),
      numeric: true,
      show: ({ low, high }) => `${percent(low)} – ${percent(high)}`,
    },
    { key: 'count', label: label('count'), numeric: true, show: ({ count }) => number(count) },
  ];
};

const height = 340;
