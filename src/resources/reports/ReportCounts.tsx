import { useTranslate } from 'ra-core';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { type ReportFilter, rowsIn } from './ReportFilters.tsx';

/** The number of reports, by status. */
export const ReportCounts = ({ filter: { type, range } }: { filter: ReportFilter }) => {
  const translate = useTranslate();
  const filter = { ...rowsIn(range), ...(type !== null && { type }) };
  const all = useCount('reports', filter);
  const ready = useCount('reports', { ...filter, status: 'Ready' });
  const processing = useCount('reports', { ...filter, status: 'Processing' });
  const failed = useCount('reports', { ...filter, status: 'Failed' });
  const label = (tile: string) => translate(`reportsPage.counts.${tile}`);
  return (
    <CountedTiles asked={[all, ready, processing, failed]}>
      <StatTile label={label('all')} value={all.total} />
      <StatTile label={label('ready')} value={ready.total} />
      <StatTile label={label('processing')} value={processing.total} />
      <StatTile label={label('failed')} value={failed.total} />
    </CountedTiles>
  );
};
