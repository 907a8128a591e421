import AttachIcon from '@mui/icons-material/AttachFile';
import RemoveIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TextInput, useCreate, useLocale, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { readUpload } from '../../components/documents/readUpload.ts';
import { LastingDraft, useDraft } from '../../components/drafts/LastingDraft.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { MentionButton } from './MentionButton.tsx';
import type { Place } from './useConversation.ts';

const accepted = '.pdf,.docx,.png,.jpg,.jpeg';

type Chosen = { name: string; content: string };
interface Props {
  place: Place;
  /** Names of the other side's people who have written. */
  others: readonly string[];
}

/** Writes a message. What was typed stays until it has been sent, also when the page is closed. */
export const MessageForm = ({ place, others }: Props) => {
  const name = `conversation.${Object.values(place)[0]}`;
  const notifyFailure = useNotifyFailure();
  const { draft, forget } = useDraft(name);
  const [create, { isPending }] = useCreate();
  const [sent, setSent] = useState(0);
  const [file, setFile] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async ({ text }: FieldValues) => {
    setProblem(null);
    try {
      const data = { ...place, text, ...file };
      await create('conversationMessages', { data }, { returnPromise: true });
    } catch (error) {
      const errors = isApiError(error) ? error.body.errors : undefined;
      if (errors?.content) setProblem(errors.content);
      if (!errors) notifyFailure(error);
      return errors;
    }
    forget();
    setFile(null);
    setSent((before) => before + 1);
    return undefined;
  };

  return (
    <Form key={sent} record={{}} defaultValues={{ text: '', ...(sent === 0 && draft) }} onSubmit={send}>
      <LastingDraft name={name} />
      <Inputs
        others={others}
        file={file}
        onFile={setFile}
        problem={problem}
        onProblem={setProblem}
        isSending={isPending}
        isNext={sent > 0}
      />
    </Form>
  );
};

interface InputsProps {
  others: readonly string[];
  file: Chosen | null;
  onFile: (file: Chosen | null) => void;
  problem: string | null;
  onProblem: (problem: string | null) => void;
  isSending: boolean;
  /** The message before it was sent from here: the next one is typed on. */
  isNext: boolean;
}

const Inputs = ({ others, file, onFile, problem, onProblem, isSending, isNext }: InputsProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { maxMegabytes: max } = usePlatform();
  const { getValues, setValue, setFocus } = useFormContext();
  const input = useRef<HTMLInputElement>(null);

  const choose = async (chosen: File) => {
    onProblem(null);
    const upload = await readUpload(chosen);
    if (upload.fault === null) onFile({ name: chosen.name, content: upload.content });
    else
      onProblem(
        translate(`contractsPage.documents.${upload.fault}`, {
          name: chosen.name,
          size: writeSize(chosen.size, locale),
          max,
        }),
      );
  };
  const mention = (name: string) => {
    const text = String(getValues('text') ?? '');
    setValue('text', `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `, { shouldDirty: true });
    setTimeout(() => setFocus('text'));
  };
  const sendByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isSending) event.currentTarget.closest('form')?.requestSubmit();
  };

  return (
    <Box sx={{ mt: 2 }}>
      <TextInput
        source="text"
        label="conversations.label"
        multiline
        minRows={2}
        isRequired
        autoFocus={isNext}
        helperText="conversations.hint"
        validate={validateField('conversationMessages', 'text')}
        onKeyDown={sendByKey}
        sx={{ mb: 0 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" loading={isSending}>
          {translate('conversations.send')}
        </Button>
        <Tooltip title={translate('conversations.kinds', { max })}>
          <IconButton aria-label={translate('conversations.attach')} onClick={() => input.current?.click()}>
            <AttachIcon />
          </IconButton>
        </Tooltip>
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          aria-label={translate('conversations.attach')}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void choose(chosen);
            target.value = '';
          }}
        />
        <MentionButton others={others} onChoose={mention} />
        {file && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            endIcon={<RemoveIcon />}
            onClick={() => onFile(null)}
            aria-label={translate('conversations.removeFile', { name: file.name })}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Button>
        )}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
};
