import { useTranslate } from 'react-admin';
import { useFigures } from '../../components/insight/useFigures.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { FigureTile } from './FigureTile.tsx';

/** New companies this month to date, compared with the same days of last month. */
export const GrowthTile = () => {
  const translate = useTranslate();
  const { growth: percent } = useFigures('USD');
  const { data, error } = useInsight('platformFigures', {});
  const growth = data?.growth;
  const change = growth?.change ?? null;
  const told = change === null ? null : percent(change, 1);
  return (
    <FigureTile
      label={translate('platformDashboard.tiles.growth')}
      value={data || error ? told : undefined}
      note={
        growth
          ? translate('platformDashboard.tiles.growthNote', {
              smart_count: growth.now,
              before: growth.before,
            })
          : data || error
            ? '–'
            : undefined
      }
    />
  );
};
