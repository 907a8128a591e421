import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useLocale } from 'react-admin';

import { Link as RouterLink } from 'react-router-dom';

interface Props {
  label: string;
  /** A figure or text; undefined while loading, null if there is nothing to count. */
  value: number | string | null | undefined;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  /** Link to the list behind the figure. */
  to?: string;
  /** Amounts in other currencies, which the figure leaves out. */
  more?: readonly string[];
  /** How the figure is counted, in one short sentence. */
  note?: string;
}

/** One figure, linked to its rows. */
export const StatTile = ({ label, value, icon: Icon, to, more = [], note }: Props) => (
  <Paper component="li" variant="outlined" sx={tile}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Typography component="h2" variant="body2" color="textSecondary" sx={{ fontWeight: 550 }}>
        {to ? (
          <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={stretched}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      {Icon && (
        <Box aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
          <Icon fontSize="small" />
        </Box>
      )}
    </Box>
    <Typography sx={{ fontSize: 28, fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 }}>
      <Figure value={value} />
    </Typography>
    {more.map((amount) => (
      <Typography key={amount} sx={{ fontWeight: 600 }}>
        {amount}
      </Typography>
    ))}
    {note && (
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    )}
  </Paper>
);

const Figure = ({ value }: Pick<Props, 'value'>) => {
  const locale = useLocale();
  if (value === undefined) return <Skeleton width={72} />;
  return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '–');
};

const tile = {
  position: 'relative',
  p: 2,
  display: 'grid',
  gap: 0.75,
  alignContent: 'start',
  borderRadius: '14px',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color 0.15s',
  '&:has(a):hover': { borderColor: 'primary.main' },
};
const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' } };
