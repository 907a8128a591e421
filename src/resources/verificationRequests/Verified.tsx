import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { StatusChip } from '../../components/fields/StatusChip.tsx';

interface Props {
  title: string;
  state: string;
  stateLabel: string;
  text: string;
  children?: ReactNode;
}

/** The subject of a verification, its status, and what is required. */
export const Verified = ({ title, state, stateLabel, text, children }: Props) => {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={heading} variant="subtitle1" component="h3">
          {title}
        </Typography>
        <StatusChip value={state} label={stateLabel} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
};
