import LinearProgress from '@mui/material/LinearProgress';
import { useLocale, useTranslate } from 'react-admin';
import { FigureTile } from './FigureTile.tsx';
import { healthTones } from './healthTones.ts';
import { useHealth } from './useHealth.ts';

/** The share of checks that pass. */
export const HealthTile = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error } = useHealth();
  const share = data?.share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  const label = translate('platformDashboard.tiles.health');
  const fine = data?.checks.filter(({ state }) => state === 'ok').length ?? 0;
  return (
    <FigureTile
      label={label}
      value={error && !data ? null : share}
      note={data && translate('platformDashboard.tiles.checksFine', { fine, all: data.checks.length })}
    >
      <LinearProgress
        variant="determinate"
        value={Math.round((data?.share ?? 0) * 100)}
        aria-label={label}
        color={data ? healthTones[data.state] : 'inherit'}
      />
    </FigureTile>
  );
};
