import Box from '@mui/material/Box';
import { fewLines } from './fewLines.ts';

/** A list in a table cell: the first three items, and the number of others. */
export const OneLine = ({ words, most = 3 }: { words: readonly string[]; most?: number }) => (
  <Box component="span" title={words.join(', ')} sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
    <Box component="span" sx={fewLines}>
      {words.slice(0, most).join(', ')}
    </Box>
    {words.length > most && (
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        +{words.length - most}
      </Box>
    )}
  </Box>
);
