import Box from '@mui/material/Box';
import { fewLines } from './fewLines.ts';

/** A list in a table cell: the first three items, and the number of others. */
export const OneLine = ({ words, most = 3 }: { words: readonly string[]; most?: number }) => (
  <Box component="span" title={words.join(', ')} sx={fewLines}>
    {words.slice(0, most).join(', ')}
    {words.length > most && (
      <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontWeight: 600 }}>
        +{words.length - most}
      </Box>
    )}
  </Box>
);
