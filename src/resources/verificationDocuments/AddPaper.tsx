import AddIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { documentKinds } from '../../../domain/contract/accounts/verificationDocuments.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';
import type { NewPaper } from './usePapers.ts';

const accepted = '.pdf,.docx,.png,.jpg,.jpeg';

interface Props {
  /** The button's label. */
  label: string;
  first: (typeof documentKinds)[number];
  busy: boolean;
  problem: string | null;
  onAdd: (paper: NewPaper) => void;
}

/** Uploads a document and asks what it proves. */
export const AddPaper = ({ label, first, busy, problem, onAdd }: Props) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<string>(first);
  return (
    <Box sx={{ mt: 1.5 }}>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onAdd({ file, kind });
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <TextField
          select
          size="small"
          label={translate('resources.verificationDocuments.fields.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          sx={{ minWidth: 210, width: 'auto' }}
        >
          {documentKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(valueKey('verificationDocuments', 'kind', one), { _: one })}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {translate('verification.papers.kinds', { max: usePlatform().maxMegabytes })}
        </Typography>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate(problem, { _: problem })}
        </Alert>
      )}
    </Box>
  );
};
