import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import {
  RecordContextProvider,
  useInput,
  useRecordContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isPictureSent, pictureForm, pictureTypes } from '../../../domain/contract/files/picture.ts';
import { useNoun } from '../contract/useNoun.ts';
import { PictureField } from '../fields/PictureField.tsx';
import { cutPicture } from './cutPicture.ts';
import { validateBy } from './validateField.ts';

const accepted = Object.values(pictureTypes).join();

/** A stored picture has already been validated. */
const validate = (value: unknown) =>
  isPictureSent(value) ? validateBy(pictureForm, null)(value) : undefined;

/** A picture input: choose or drop, preview, and remove. */
export const PictureInput = ({ source }: { source: string }) => {
  const { name } = useNoun();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const heading = useId();
  const hint = useId();
  const file = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput({ source, validate });
  const { choose, busy, problem } = useChoice(field.onChange);
  const [over, setOver] = useState(false);
  const word = (key: string) => translate(`forms.picture.${key}`);
  const refused = fieldState.error?.message;
  const error = problem ? word(problem) : refused && translate(refused, { _: refused });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...zone, borderColor: error ? 'error.main' : over ? 'primary.main' : 'divider' }}
    >
      <Preview source={source} value={field.value} />
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Typography id={heading} variant="body2" sx={{ fontWeight: 600 }}>
          {labelOf({ source, resource: name })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.75 }}>
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            aria-describedby={hint}
            onClick={() => file.current?.click()}
          >
            {word(field.value ? 'change' : 'choose')}
          </Button>
          {field.value && (
            <Button size="small" onClick={() => field.onChange(null)}>
              {word('remove')}
            </Button>
          )}
        </Box>
        <FormHelperText id={hint} error={Boolean(error)} role={error ? 'alert' : undefined} sx={{ m: 0 }}>
          {error || word('hint')}
        </FormHelperText>
      </Box>
      <input
        ref={file}
        type="file"
        accept={accepted}
        hidden
        aria-label={word('choose')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
};

/** The form's current picture, with text beside it. */
const Preview = ({ source, value }: { source: string; value: unknown }) => {
  const row = useRecordContext();
  const { title } = useNoun();
  const name = useWatch({ name: title });
  return (
    <RecordContextProvider value={{ id: row?.id ?? '', [title]: name, [source]: value }}>
      <PictureField source={source} size={88} decorative />
    </RecordContextProvider>
  );
};

/** Crops the chosen file; an error stays until the next choice. */
const useChoice = (onChosen: (picture: string) => void) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const cut = await cutPicture(file);
    setBusy(false);
    setProblem('fault' in cut ? cut.fault : null);
    if ('picture' in cut) onChosen(cut.picture);
  };
  return { choose, busy, problem };
};

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  mb: 1.5,
  border: '1px dashed',
  borderRadius: '12px',
};
