import Box from '@mui/material/Box';
import { cutText } from './cutText.ts';

/** A list in a table cell: the first three items as far as they fit, and the number of others. */
export const OneLine = ({ words, most = 3 }: { words: readonly string[]; most?: number }) => (
  <Box component="span" title={words.join(', ')} sx={{ display: 'flex' }}>
    <Box component="span" sx={cutText}>
      {words.slice(0, most).join(', ')}
    </Box>
    {words.length > most && (
      <Box component="span" sx={{ flexShrink: 0, ml: 0.75, color: 'text.secondary', fontWeight: 500 }}>
        +{words.length - most}
      </Box>
    )}
  </Box>
);
