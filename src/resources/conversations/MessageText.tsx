import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { mentionsIn } from '../../../domain/change/notifications/messageNotifications.ts';

/** Whom a text can mention, and the reader among them. */
export type Mentionable = { names: readonly string[]; reader: string | null };

/** The text of a message with its mentions marked, those of the reader more strongly. */
export const MessageText = ({ text, names, reader }: Mentionable & { text: string }) => {
  const mentions = mentionsIn(text, names);
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {mentions.map(({ at, end, name }, place) => (
        <Fragment key={at}>
          {text.slice(mentions[place - 1]?.end ?? 0, at)}
          <Box component="mark" sx={name === reader ? ofReader : ofOthers}>
            {text.slice(at, end)}
          </Box>
        </Fragment>
      ))}
      {text.slice(mentions.at(-1)?.end ?? 0)}
    </Typography>
  );
};

const mark = { borderRadius: '6px', px: 0.25, fontWeight: 600, boxDecorationBreak: 'clone' };
const ofOthers = { ...mark, bgcolor: 'action.selected', color: 'text.primary' };
const ofReader = { ...mark, bgcolor: 'primary.main', color: 'primary.contrastText' };
