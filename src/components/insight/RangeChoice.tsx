import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isFarReaching } from '../../../domain/settings/reach.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';

interface Props<R> {
  value: R;
  choose: (range: R) => void;
  /** Button label, and its accessible name if that is longer. */
  ranges: readonly { range: R; short: string; name?: string }[];
}

/** Selects the time range of a page. */
export const RangeChoice = <R extends string | number>({ value, choose, ranges }: Props<R>) => {
  const translate = useTranslate();
  const { advancedAnalytics } = usePlatform().features;
  const isTooFar = (range: R) => !advancedAnalytics && isFarReaching(range);
  const note = useId();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={value}
        onChange={(_, range: R | null) => range && choose(range)}
        aria-label={translate('analytics.range.label')}
        sx={{ '& .MuiToggleButton-root': { px: { xs: 1, sm: 2 }, minHeight: 40 } }}
      >
        {ranges.map(({ range, short, name }) => (
          <ToggleButton
            key={range}
            value={range}
            aria-label={name}
            disabled={isTooFar(range)}
            aria-describedby={isTooFar(range) ? note : undefined}
          >
            {short}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {ranges.some(({ range }) => isTooFar(range)) && (
        <Typography id={note} variant="body2" color="textSecondary">
          {translate('platformSettings.off.range')}
        </Typography>
      )}
    </>
  );
};
