import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, required, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId } from 'react';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { useSettleApplication } from './useSettleApplication.ts';

interface Props {
  application: Application;
  onClose: () => void;
}

/** Declines an application with a reason, which the provider sees. */
export const DeclineApplicationDialog = ({ application, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { settle, settling } = useSettleApplication();
  const words = (part: string) => translate(`jobPostings.applications.${part}`, { name: application.name });
  const send = async ({ reason }: { reason?: string }) => {
    if (await settle(application, { status: 'Declined', reason: reason ?? '' })) onClose();
  };
  const checkLength = validateField('applications', 'reason');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{words('declineTitle')}</DialogTitle>
      <Form record={{}} onSubmit={send}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{words('declineLead')}</DialogContentText>
          <TextInput
            source="reason"
            label="jobPostings.applications.reason"
            multiline
            minRows={3}
            fullWidth
            helperText={false}
            validate={[required(), ...(checkLength ? [checkLength] : [])]}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={settling}>
            {words('decline')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
