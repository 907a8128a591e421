import { useLocale, useTranslate } from 'ra-core';
import { useInsight } from '../../components/insight/useInsight.ts';
import { FigureTile } from './FigureTile.tsx';

/** New companies this month to date, compared with the same days of last month. */
export const GrowthTile = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error } = useInsight('platformFigures', {});
  const growth = data?.growth;
  const told = growth?.change?.toLocaleString(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return (
    <FigureTile
      label={translate('platformDashboard.tiles.growth')}
      value={data || error ? (told ?? null) : undefined}
      note={
        growth
          ? translate('platformDashboard.tiles.growthNote', { now: growth.now, before: growth.before })
          : data || error
            ? '–'
            : undefined
      }
    />
  );
};
