import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useReason } from '../../auth/useReason.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { textOf } from '../../i18n/textOf.ts';

export type Verdict = 'Verified' | 'Rejected';
interface Props {
  company: Company;
  verdict: Verdict;
  onClose: () => void;
}

/** Verifies or rejects a company's documents, with a reason that its users see. */
export const VerificationDialog = ({ company, verdict, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const heading = useId();
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify(`companies.verify.${verdict}.done`, { type: 'success', messageArgs: { company: company.name } });
    onClose();
  });
  const send = ({ verificationReason = null }: FieldValues) =>
    save(company, { verification: verdict, verificationReason });
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
        <DialogTitle id={heading}>
          {translate(`companies.verify.${verdict}.title`, { company: company.name })}
        </DialogTitle>
        <Form record={{}} onSubmit={send}>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 2 }}>{translate('companies.verify.told')}</DialogContentText>
            <ReasonInput isRequired={verdict === 'Rejected'} />
            {refusal && <Alert severity="error">{reasonOf(refusal)}</Alert>}
          </DialogContent>
          <FormButtons
            label={translate(`companies.verify.${verdict}.do`)}
            color={verdict === 'Rejected' ? 'error' : 'primary'}
            busy={saving}
            onCancel={onClose}
          />
        </Form>
      </Dialog>
      {dialog}
    </>
  );
};

const checkReason = validateField('companies', 'verificationReason');

const ReasonInput = ({ isRequired }: { isRequired: boolean }) => (
  <TextInput
    source="verificationReason"
    label="companies.reason"
    multiline
    minRows={2}
    fullWidth
    autoFocus
    isRequired={isRequired}
    helperText={false}
    validate={(reason: unknown) => {
      if (String(reason ?? '').trim()) return checkReason?.(reason);
      return isRequired ? textOf('value.reason-needed') : undefined;
    }}
  />
);
