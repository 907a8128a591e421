import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { BarsLater } from '../../components/charts/lazyCharts.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { sourceColumns } from './sourceColumns.tsx';
import { useHiringWords } from './useHiringWords.ts';

/** The sources of the candidates added in the period, and how many from each were hired. */
export const SourceFigures = ({ report: { sources, currency, range } }: { report: HiringAnalytics }) => {
  const words = useHiringWords(currency);
  const label = (key: string) => words.label('sources', key);
  return (
    <FigurePanel
      name="sources"
      fileName={`hiring-sources-${range}`}
      columns={sourceColumns(words)}
      rows={sources}
      idOf={({ source }) => source}
      chart={
        <BarsLater
          title={label('chart')}
          height={220}
          places={sources.map(({ source }) => words.sourceName(source))}
          series={[
            { id: 'hired', label: label('hires'), values: sources.map(({ hires }) => hires), tone: 'main' },
            {
              id: 'others',
              label: label('others'),
              values: sources.map(({ candidates, hires }) => candidates - hires),
              tone: 'quiet',
            },
          ]}
        />
      }
    />
  );
};
