import Box from '@mui/material/Box';
import { cutText } from './cutText.ts';

interface Props {
  text: string;
  note: string;
  /** The whole note, if a part of it is shown. */
  whole?: string;
}

/** A text and a note after it in one line of a table, cut where the column ends; below each other on a phone's card. */
export const TextWithNote = ({ text, note, whole = note }: Props) => (
  <Box sx={line} title={`${text}\n${whole}`}>
    <Box component="span" sx={{ fontWeight: 500 }}>
      {text}
    </Box>{' '}
    <Box component="span" sx={{ ml: 0.5, color: 'text.secondary', fontSize: 12 }}>
      {note}
    </Box>
  </Box>
);

const line = { ...cutText, maxWidth: '38ch' };
