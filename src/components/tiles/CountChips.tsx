import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useCount } from './useCount.ts';

interface Count {
  labelKey: string;
  filter: Record<string, unknown>;
}

/** A line of figures above a list. */
export const CountChips = ({ resource, counts }: { resource: string; counts: readonly Count[] }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, mb: 0.75 }}>
    {counts.map((count) => (
      <OneCount key={count.labelKey} resource={resource} {...count} />
    ))}
  </Box>
);

const OneCount = ({ resource, labelKey, filter }: Count & { resource: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { total } = useCount(resource, filter);
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, flexDirection: 'row-reverse' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(labelKey)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {total?.toLocaleString(locale) ?? <Skeleton width={24} sx={{ display: 'inline-block' }} />}
      </Typography>
    </Box>
  );
};
