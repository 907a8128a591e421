import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ComponentType, use } from 'react';
import { useLocale } from 'react-admin';

import { Link as RouterLink } from 'react-router-dom';
import { InfoTip } from './InfoTip.tsx';
import { AreTiles } from './Tiles.tsx';

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

/** One figure, linked to its rows: a tile of a dashboard, or part of a line of figures. */
export const StatTile = ({ label, value, icon: Icon, to, more = [], note }: Props) => {
  const isTile = use(AreTiles);
  return (
    <Box component="li" sx={isTile ? tile : part}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {to ? (
            <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={stretched}>
              {label}
            </Link>
          ) : (
            label
          )}
        </Typography>
        {Icon && isTile && (
          <Box aria-hidden sx={{ color: 'text.secondary', lineHeight: 0, '& svg': { fontSize: 18 } }}>
            <Icon fontSize="small" />
          </Box>
        )}
      </Box>
      <Typography variant={isTile ? 'h5' : 'h6'} component="p" sx={{ order: -1 }}>
        <Figure value={value} />
      </Typography>
      {more.map((amount) => (
        <Typography key={amount} variant="body2" sx={{ fontWeight: 600, order: -1, whiteSpace: 'nowrap' }}>
          {amount}
        </Typography>
      ))}
      {note &&
        (isTile ? (
          <Typography variant="caption" color="textSecondary">
            {note}
          </Typography>
        ) : (
          <InfoTip title={label} text={note} />
        ))}
    </Box>
  );
};

const Figure = ({ value }: Pick<Props, 'value'>) => {
  const locale = useLocale();
  if (value === undefined) return <Skeleton width={72} />;
  return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '–');
};

const tile = {
  position: 'relative',
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color 0.15s',
  '& > p': { order: 0 },
  '&:has(a):hover': { borderColor: 'primary.main' },
};
const part = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 0.75,
  fontVariantNumeric: 'tabular-nums',
  '& > button': { position: 'relative', alignSelf: 'center', my: -1 },
};
const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' } };
