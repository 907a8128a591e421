import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Draft } from './draft.ts';

/** The text of a resume, with the lines marked from which nothing was read. */
export const SourceText = ({ draft: { file, text, unread, reader } }: { draft: Draft }) => {
  const translate = useTranslate();
  const heading = useId();
  const isUnread = (line: string) => {
    const plain = line.replace(/\t/gu, ' ').trim();
    return plain !== '' && unread.some((one) => plain === one || (one.length > 3 && plain.endsWith(one)));
  };
  return (
    <Paper variant="outlined" sx={{ p: 2, position: { md: 'sticky' }, top: { md: 72 } }}>
      <Typography id={heading} component="h3" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {translate('bench.resumes.sourceOf', { file })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {unread.length > 0
          ? translate('bench.resumes.unread', { smart_count: unread.length })
          : translate('bench.resumes.allRead')}
      </Typography>
      {reader && (
        <Typography variant="body2" color={reader.isFailed ? 'error' : 'textSecondary'} sx={{ mb: 1 }}>
          {translate(reader.isFailed ? 'bench.resumes.readerFailed' : 'bench.resumes.readWith', {
            reader: translate(reader.labelKey),
          })}
        </Typography>
      )}
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={heading}
        sx={{ maxHeight: { xs: 320, md: '70vh' }, overflow: 'auto', fontSize: 13, lineHeight: 1.55 }}
      >
        {text.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change places
          <Box key={at} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minHeight: '0.8em' }}>
            {isUnread(line) ? <mark>{line}</mark> : line}
          </Box>
        ))}
      </Box>
    </Paper>
  );
};
