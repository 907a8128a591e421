import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { InfoTip } from './InfoTip.tsx';

interface Props {
  title: string;
  /** An explanation that not everyone needs, behind an “i” beside the title. */
  info?: string;
  /** A button or link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a dashboard. */
export const Panel = ({ title, info, action, children }: Props) => {
  const heading = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: 2, borderRadius: '12px', borderColor: 'divider', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: action ? 'wrap' : undefined,
          alignItems: 'center',
          gap: 0.5,
          mb: 1,
        }}
      >
        <Typography id={heading} variant="h6" component="h2">
          {title}
        </Typography>
        {info && <InfoTip title={title} text={info} />}
        {action && <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>{action}</Box>}
      </Box>
      {children}
    </Paper>
  );
};
