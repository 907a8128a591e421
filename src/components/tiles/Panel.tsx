import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A titled part of a dashboard. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, md: 2.5 }, borderRadius: '14px', borderColor: 'divider', minWidth: 0 }}
    >
      <Typography id={heading} variant="h6" component="h2" sx={{ fontSize: 17, mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
