import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { documentLimits } from '../../../domain/documentText/limits.ts';
import { textFiles } from '../../components/documentText/textFiles.ts';
import type { Drafts } from './useDrafts.ts';
import { limitsOfResumes, useFailureWords } from './useFailureWords.ts';

/** Adds resumes by drag and drop, by choosing files, or by pasting a text. */
export const AddResumes = ({ drafts }: { drafts: Drafts }) => {
  const translate = useTranslate();
  const wordsOf = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const [text, setText] = useState('');
  const { reading, failures, hasTooMany, addFiles, addText } = drafts;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addFiles([...event.dataTransfer.files]);
  };
  const readText = async () => {
    await addText(text.slice(0, documentLimits.characters));
    setText('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{ ...field, ...(over && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
      >
        <UploadIcon aria-hidden color="primary" sx={{ fontSize: 40 }} />
        <Typography sx={{ fontWeight: 600 }}>{translate('bench.resumes.drop')}</Typography>
        <Button variant="contained" disabled={reading !== null} onClick={() => input.current?.click()}>
          {translate('bench.resumes.choose')}
        </Button>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept={textFiles}
          aria-label={translate('bench.resumes.choose')}
          aria-describedby={hint}
          onChange={({ target }) => {
            addFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Typography id={hint} variant="body2" color="textSecondary">
          {translate('bench.resumes.limits', limitsOfResumes)}
        </Typography>
      </Box>
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

const field = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  p: { xs: 2, md: 4 },
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
};
