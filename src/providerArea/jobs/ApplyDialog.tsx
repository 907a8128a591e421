import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import {
  CreateBase,
  type RaRecord,
  ResourceContextProvider,
  useNotify,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { BookedNote } from '../../components/fields/AvailabilityField.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { ReferenceNameInput } from '../../components/inputs/ReferenceNameInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';

interface Props {
  job: Job;
  /** The address to go to when the dialog closes. */
  closed: string;
}

/** Submits one of the provider's listed candidates for a job, with a rate and a message to the recruiter. */
export const ApplyDialog = ({ job, closed }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const close = () => navigate(closed, { replace: true });
  const onSuccess = ({ name }: RaRecord) => {
    notify('openJobs.sent', { type: 'success', messageArgs: { name, title: job.title } });
    refresh();
    close();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('openJobs.applyTitle', { title: job.title })}</DialogTitle>
      <ResourceContextProvider value="applications">
        <NoRow>
          <CreateBase
            redirect={false}
            mutationOptions={{ onSuccess }}
            transform={(answers: object) => ({ ...answers, jobId: job.id })}
          >
            <Form record={{}} defaultValues={{ rate: null, currency: job.currency, message: null }}>
              <ApplyFields onCancel={close} />
            </Form>
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

const ApplyFields = ({ onCancel }: { onCancel: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { setValue, getFieldState } = useFormContext();
  const [chosen, setChosen] = useState<Candidate>();
  const take = (candidate?: Candidate) => {
    setChosen(candidate);
    if (!candidate || getFieldState('rate').isDirty) return;
    setValue('currency', candidate.currency);
    setValue('rate', candidate.rate);
  };
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{translate('openJobs.applyLead')}</DialogContentText>
        <KeepDraft />
        <ReferenceNameInput
          source="candidateId"
          reference="candidates"
          filter={{ listed: true }}
          isRequired
          helperText={false}
          validate={validateField('applications', 'candidateId')}
          onChange={(_id: unknown, candidate: unknown) => take(candidate as Candidate | undefined)}
        />
        {chosen && <BookedNote candidate={chosen} />}
        <NounInput source="rate" />
        <NounInput source="currency" />
        <NounInput source="message" />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {translate('openJobs.send')}
        </Button>
      </DialogActions>
    </>
  );
};
