import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** No matches, or no rows at all. */
  searched?: boolean;
  children?: ReactNode;
}

/** Explains why a list is empty and what to do. */
export const EmptyState = ({ title, text, searched, children }: Props) => (
  <Box
    sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 3, py: { xs: 6, md: 9 }, textAlign: 'center' }}
  >
    <Box aria-hidden sx={mark}>
      {searched ? <SearchOffIcon /> : <InboxIcon />}
    </Box>
    <Typography variant="h6" component="h2">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
      {text}
    </Typography>
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {children}
    </Box>
  </Box>
);

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '12px',
  bgcolor: 'action.selected',
  color: 'primary.main',
};
