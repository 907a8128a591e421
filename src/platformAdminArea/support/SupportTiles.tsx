import { useTranslate } from 'react-admin';
import { resolvedTickets, unresolvedTickets } from '../../../domain/insight/support.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { useFigureTexts } from './useFigureTexts.ts';
import { useTicketPath } from './useTicketPath.ts';

/** Support figures, each linked to its tickets. */
export const SupportTiles = () => {
  const translate = useTranslate();
  const { list } = useTicketPath();
  const { shortTime, stars, share } = useFigureTexts();
  const label = (tile: string) => translate(`support.tiles.${tile}`);
  const to = (filter: object) => `${list}?${listSearch({ ...filter })}`;
  const all = useCount('tickets');
  const open = useCount('tickets', unresolvedTickets);
  const resolved = useCount('tickets', resolvedTickets);
  const { data, error, refetch } = useInsight('supportDesk', {});
  const measured = { error, total: data && 1, refetch };
  return (
    <CountedTiles asked={[all, open, resolved, measured]}>
      <StatTile label={label('all')} value={all.total} to={to({})} />
      <StatTile label={label('open')} value={open.total} to={to(unresolvedTickets)} />
      <StatTile label={label('resolved')} value={resolved.total} to={to(resolvedTickets)} />
      <StatTile label={label('response')} value={data && shortTime(data.averageResponseMinutes)} />
      <StatTile label={label('satisfaction')} value={data && stars(data.satisfaction)} />
      <StatTile label={label('sla')} value={data && share(data.slaMet)} />
    </CountedTiles>
  );
};
