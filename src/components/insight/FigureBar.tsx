import Box from '@mui/material/Box';

/** A name above a bar with this length in percent; the figure is beside it in the table. */
export const FigureBar = ({ name, percent, colour }: { name: string; percent: number; colour: string }) => (
  <Box sx={{ minWidth: { xs: 60, sm: 88 }, overflowWrap: 'anywhere' }}>
    {name}
    <Box aria-hidden sx={{ height: 6, borderRadius: '6px', bgcolor: 'action.selected', mt: 0.5 }}>
      <Box sx={{ height: 1, width: `${percent}%`, borderRadius: '6px', bgcolor: colour }} />
    </Box>
  </Box>
);
