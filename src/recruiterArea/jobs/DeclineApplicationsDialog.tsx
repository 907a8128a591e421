import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { required, TextInput, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { inBatches } from '../../dataProvider/inBatches.ts';

interface Props {
  /** At least one. */
  applications: readonly Application[];
  onClose: () => void;
}
type Refused = { id: string; message: string };

/** Declines applications with one reason, which their providers see, and names those that could not be. */
export const DeclineApplicationsDialog = ({ applications, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const [asked] = useState(applications);
  const { decline, declining, refused } = useDecline();
  const values = { smart_count: asked.length, name: asked[0]?.name };
  const kind = asked.length === 1 ? 'One' : 'Some';
  const words = (part: string) => translate(`jobPostings.applications.decline${part}`, values);
  const send = async ({ reason }: { reason?: string }) => {
    if (await decline(asked, reason ?? '')) onClose();
  };
  const checkLength = validateField('applications', 'reason');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{words(`Title${kind}`)}</DialogTitle>
      {refused ? (
        <>
          <DialogContent sx={{ pt: 0 }}>
            <Refusals asked={asked} refused={refused} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose} autoFocus>
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Form record={{}} onSubmit={send}>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 2 }}>{words(`Lead${kind}`)}</DialogContentText>
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
            <Button type="submit" variant="contained" loading={declining}>
              {asked.length === 1 ? translate('jobPostings.applications.decline') : words('Some')}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
};

/** Each application that was not declined, with the reason. */
const Refusals = ({ asked, refused }: { asked: readonly Application[]; refused: readonly Refused[] }) => {
  const translate = useTranslate();
  const done = asked.length - refused.length;
  const names = new Map(asked.map(({ id, name }) => [id, name]));
  return (
    <Alert severity="warning">
      {translate('jobPostings.applications.declinedOf', { done, all: asked.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <b>{names.get(id)}</b>: {translate(message, { _: message })}
          </li>
        ))}
      </Box>
    </Alert>
  );
};

const useDecline = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [declining, setDeclining] = useState(false);
  const [refused, setRefused] = useState<Refused[]>();
  /** Whether all were declined. */
  const decline = async (applications: readonly Application[], reason: string): Promise<boolean> => {
    setDeclining(true);
    const failed: Refused[] = [];
    const byId = new Map(applications.map((one) => [one.id, one]));
    await inBatches([...byId.keys()], (id) =>
      dataProvider
        .update('applications', { id, data: { status: 'Declined', reason }, previousData: byId.get(id) })
        .catch(({ message }: Error) => failed.push({ id, message })),
    );
    await queries.invalidateQueries({ queryKey: ['insights'] });
    setDeclining(false);
    refresh();
    if (failed.length > 0) {
      setRefused(failed);
      return false;
    }
    const key = applications.length === 1 ? 'declined' : 'declinedSome';
    const messageArgs = { name: applications[0]?.name, smart_count: applications.length };
    notify(`jobPostings.applications.${key}`, { type: 'success', messageArgs });
    return true;
  };
  return { decline, declining, refused };
};
