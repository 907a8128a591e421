import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { type Range, ranges } from '../../../domain/insight/period.ts';

/** How many days back the page looks. */
export const RangeChoice = ({ value, choose }: { value: Range; choose: (days: Range) => void }) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_, days: Range | null) => days && choose(days)}
      aria-label={translate('analytics.range.label')}
      sx={{ '& .MuiToggleButton-root': { px: { xs: 1.25, sm: 2 }, minHeight: 40 } }}
    >
      {ranges.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          aria-label={translate('analytics.range.days', { smart_count: days })}
        >
          {translate('analytics.range.short', { smart_count: days })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
