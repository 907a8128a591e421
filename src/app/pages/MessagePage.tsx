import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Actions for the user. */
  children: ReactNode;
}

export const MessagePage = ({ title, text, children }: Props) => (
  <Box sx={{ maxWidth: 560, mx: 'auto', py: { xs: 4, md: 10 }, px: 2 }}>
    <Typography variant="h4" component="h1">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: 16 }}>
      {text}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>{children}</Box>
  </Box>
);
