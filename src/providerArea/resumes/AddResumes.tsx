import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { documentLimits } from '../../../domain/documentText/limits.ts';
import { textFiles } from '../../components/documentText/textFiles.ts';
import { FileDrop } from '../../components/inputs/FileDrop.tsx';
import type { Drafts } from './useDrafts.ts';
import { limitsOfResumes, useFailureWords } from './useFailureWords.ts';

/** Adds resumes by drag and drop, by choosing files, or by pasting a text. */
export const AddResumes = ({ drafts }: { drafts: Drafts }) => {
  const translate = useTranslate();
  const wordsOf = useFailureWords();
  const [text, setText] = useState('');
  const { reading, failures, hasTooMany, addFiles, addText } = drafts;
  const readText = async () => {
    await addText(text.slice(0, documentLimits.characters));
    setText('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FileDrop
        lead={translate('bench.resumes.drop')}
        choose={translate('bench.resumes.choose')}
        hint={translate('bench.resumes.limits', limitsOfResumes)}
        accept={textFiles}
        isReading={reading !== null}
        multiple
        onFiles={addFiles}
      />
      <TextField
        label={translate('bench.resumes.paste')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
      />
      {text.trim() && (
        <Button variant="contained" onClick={readText} sx={{ justifySelf: 'start' }}>
          {translate('bench.resumes.readText')}
        </Button>
      )}
      {reading && (
        <Box role="status">
          <Typography sx={{ mb: 1 }}>{translate('bench.resumes.reading', reading)}</Typography>
          <LinearProgress
            aria-label={translate('bench.resumes.reading', reading)}
            variant="determinate"
            value={(reading.done / reading.all) * 100}
          />
        </Box>
      )}
      {hasTooMany && <Alert severity="warning">{translate('bench.resumes.tooMany', limitsOfResumes)}</Alert>}
      {failures.map((failure) => (
        <Alert key={failure.id} severity="error">
          {wordsOf(failure)}
        </Alert>
      ))}
    </Box>
  );
};
