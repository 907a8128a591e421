import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { DateInput, TextInput, useCreate, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ContractDocument } from '../../../../domain/contract/deals/contractDocuments.ts';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import { writeSize } from '../../../../domain/words/writeSize.ts';
import type { ApiError } from '../../../auth/ApiError.ts';
import { readUpload } from '../../../components/documents/readUpload.ts';
import { needed } from '../../../components/inputs/needed.ts';
import { validateField } from '../../../components/inputs/validateField.ts';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../../components/screens/forms/FormButtons.tsx';
import { usePlatform } from '../../../platform/shownPlatform.ts';
import { useSigningWords } from './useSigningWords.ts';

interface Props {
  contract: Contract;
  onClose: () => void;
}

/** An operator records with a scan that both companies signed the contract on paper. */
export const PaperDialog = ({ contract, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const word = useSigningWords();
  const locale = useLocale();
  const notify = useNotify();
  const refresh = useRefresh();
  const { maxMegabytes } = usePlatform();
  const [create, { isPending }] = useCreate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const record = async (values: Partial<ContractDocument>): Promise<Record<string, string> | undefined> => {
    const upload = file && (await readUpload(file));
    if (!upload || upload.fault) {
      setProblem(
        upload
          ? translate(`contractsPage.documents.${upload.fault}`, {
              name: file.name,
              size: writeSize(file.size, locale),
              max: maxMegabytes,
            })
          : word('paperFileMissing'),
      );
      return undefined;
    }
    const data = { ...values, contractId: contract.id, name: file.name, content: upload.content };
    try {
      await create('contractDocuments', { data }, { returnPromise: true });
    } catch (error) {
      const { body, message } = error as ApiError;
      const { content, ...errors } = body.errors ?? {};
      if (Object.keys(errors).length) return errors;
      setProblem(content ?? message);
      return undefined;
    }
    notify(word('paperDone'), { type: 'success' });
    onClose();
    refresh();
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{word('paperTitle')}</DialogTitle>
      <Form record={{}} defaultValues={{ signedOn: null, paperReason: '' }} onSubmit={record}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 1.5 }}>{word('paperText')}</DialogContentText>
          <Box sx={{ mb: 2 }}>
            <input
              ref={input}
              type="file"
              accept=".pdf,.docx,.png,.jpg,.jpeg"
              hidden
              aria-label={word('paperFile')}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                setProblem(null);
              }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
                {word('paperFile')}
              </Button>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {file?.name}
              </Typography>
            </Box>
            <FormHelperText>
              {translate('contractsPage.documents.kinds', { max: maxMegabytes })}
            </FormHelperText>
          </Box>
          <DateInput
            source="signedOn"
            label={word('paperDay')}
            isRequired
            helperText={false}
            parse={(day: string) => day || null}
            validate={needed(validateField('contractDocuments', 'signedOn'))}
          />
          <TextInput
            source="paperReason"
            label={word('paperReason')}
            multiline
            minRows={3}
            isRequired
            helperText={word('paperReasonHint')}
            validate={needed(validateField('contractDocuments', 'paperReason'))}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <FormButtons label={word('paperConfirm')} busy={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
