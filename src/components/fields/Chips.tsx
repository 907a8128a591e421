import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

interface Props {
  words: readonly string[];
  /** How many are shown before '+N'. */
  most?: number;
}

/** Skills and the like as chips: the first few, then how many more. */
export const Chips = ({ words, most = words.length }: Props) => {
  const translate = useTranslate();
  const rest = words.slice(most);
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {words.slice(0, most).map((word) => (
        <li key={word}>
          <Chip size="small" variant="outlined" label={word} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Chip
            size="small"
            label={`+${rest.length}`}
            title={rest.join(', ')}
            aria-label={translate('screens.moreWords', { smart_count: rest.length, words: rest.join(', ') })}
          />
        </li>
      )}
    </Box>
  );
};
