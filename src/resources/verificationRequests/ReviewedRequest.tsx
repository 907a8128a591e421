import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  openVerifications,
  type VerificationRequest,
} from '../../../domain/contract/accounts/verificationRequests.ts';
import { useReason } from '../../auth/useReason.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { PapersPanel } from '../verificationDocuments/PapersPanel.tsx';
import { RequestFacts } from './RequestFacts.tsx';

interface Props {
  request: VerificationRequest;
  name: string;
  onClose: () => void;
}

/** The documents, with Approve, or Reject with a reason that is stored and sent to the user. */
export const ReviewedRequest = ({ request, name, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const mayEdit = useMay('edit', 'verificationRequests', { ...request });
  const isOpen = mayEdit && openVerifications.includes(request.status);
  const { save, saving, refusal, dialog } = useCarefulUpdate(({ status }) => {
    if (status === 'Approved')
      notify('verification.requests.approved', { type: 'success', messageArgs: { id: request.userId } });
    else notify('verification.requests.rejected', { type: 'success', messageArgs: { name } });
    onClose();
  });
  const validate = validateField('verificationRequests', 'reason');
  const reject = async () => {
    const given = reason.trim();
    const found = given ? await validate?.(given) : textOf('verification.reject-reason');
    setWrong(found);
    if (!found) save(request, { status: 'Rejected', reason: given });
  };
  const error = wrong ?? (refusal ? reasonOf(refusal) : undefined);
  return (
    <>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
        <RequestFacts request={request} />
        <Box component="section">
          <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
            {translate('verification.papers.title')}
          </Typography>
          <PapersPanel place={{ companyId: String(request.companyId), requestId: request.id }} readOnly />
        </Box>
        {request.status === 'Rejected' && (
          <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {translate('verification.requests.rejectedBecause', { reason: request.reason })}
          </Alert>
        )}
        {isOpen && (
          <TextField
            label={translate('verification.requests.reason')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setWrong(undefined);
            }}
            error={Boolean(error)}
            helperText={
              error ? translate(error, { _: error }) : translate('verification.requests.reasonHelp')
            }
            multiline
            minRows={2}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('verification.requests.close')}
        </Button>
        {isOpen && (
          <>
            <Button color="error" disabled={saving} onClick={reject}>
              {translate('verification.requests.reject')}
            </Button>
            <Button
              variant="contained"
              loading={saving}
              onClick={() => save(request, { status: 'Approved' })}
            >
              {translate('verification.requests.approve')}
            </Button>
          </>
        )}
      </DialogActions>
      {dialog}
    </>
  );
};
