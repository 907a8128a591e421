import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Undefined while it loads, null if there is none. */
  value: string | null | undefined;
  /** How the figure is calculated. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A figure with an explanation of how it is calculated. */
export const FigureTile = ({ label, value, note, children }: Props) => (
  <Paper component="li" variant="outlined" sx={tile}>
    <Typography component="h2" variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
      {label}
    </Typography>
    <Typography variant="h5" component="p">
      {value === undefined ? <Skeleton width={72} /> : (value ?? '–')}
    </Typography>
    {children}
    <Typography variant="body2" color="textSecondary">
      {note ?? <Skeleton width="70%" />}
    </Typography>
  </Paper>
);

const tile = {
  px: 2,
  py: 1.5,
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  borderRadius: '12px',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
