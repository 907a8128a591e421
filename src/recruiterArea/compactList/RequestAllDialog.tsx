import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { bookingOn } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useNoun } from '../../components/contract/useNoun.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { useBookedWords } from '../../components/fields/AvailabilityField.tsx';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { InputGroups } from '../../components/screens/forms/InputGroups.tsx';
import { Contacts, useContacted } from '../contacts/Contacts.tsx';
import { useHotListOfPage } from '../hotLists/HotListOfPage.tsx';
import { aboutCandidate, filledFromJob, requestFields } from '../requests/requestForm.ts';
import { JobFill } from '../requisitions/JobFill.tsx';
import { useSelection } from './Selection.tsx';
import { useCreateEach } from './useCreateEach.ts';

interface Props {
  candidates: readonly Candidate[];
  jobId?: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** Sends one request about each of several candidates, with the same details. Who is booked is left out. */
export const RequestAllDialog = ({ candidates, jobId, onDone, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const today = utcDay(new Date());
  const free = candidates.filter((candidate) => !bookingOn(candidate, today));
  const booked = candidates.filter((candidate) => bookingOn(candidate, today));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {translate('talent.bulk.requestTitle', { smart_count: free.length })}
      </DialogTitle>
      {free.length > 0 ? (
        <ResourceContextProvider value="requests">
          <NoRow>
            <Contacts ids={free.map(({ id }) => id)}>
              <RequestForm {...{ free, booked, jobId, onDone, onClose }} />
            </Contacts>
          </NoRow>
        </ResourceContextProvider>
      ) : (
        <>
          <DialogContent>
            <LeftOutNote booked={booked} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

type FormProps = Omit<Props, 'candidates'> & { free: readonly Candidate[]; booked: readonly Candidate[] };

const RequestForm = ({ free, booked, jobId, onDone, onClose }: FormProps) => {
  const translate = useTranslate();
  const noun = useNoun('requests');
  // What was asked for all stays as it is when some of them have been sent.
  const [{ fields, first }] = useState(() => askedOf(free));
  const { send, saving, fault } = useSendAll(free, fields, () => {
    onDone();
    onClose();
  });
  return (
    <Form
      record={{}}
      defaultValues={{ ...firstFormValues(noun, fields), ...first, ...(jobId && { jobId }) }}
      onSubmit={send}
    >
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('talent.bulk.requestLead')}
          {fields !== requestFields && ` ${translate('talent.bulk.requestOwnRates')}`}
        </DialogContentText>
        <LeftOutNote booked={booked} />
        <ContactedNote candidates={free} />
        <FormFault fault={fault} />
        <KeepDraft />
        <InputGroups groups={[{ fields }]} />
        <JobFill fields={filledFromJob.filter((field) => fields.includes(field))} />
      </DialogContent>
      <FormButtons
        label={translate('talent.bulk.requestSend', { smart_count: free.length })}
        busy={saving}
        onCancel={onClose}
      />
    </Form>
  );
};

/** The inputs, and what they begin with: what the candidates have in common. */
const askedOf = (candidates: readonly Candidate[]) => {
  const [one] = candidates;
  const titles = new Set(candidates.map(({ title }) => title));
  const position = titles.size === 1 ? one?.title : undefined;
  const skills = one?.skills.filter((skill) => candidates.every((each) => each.skills.includes(skill)));
  const currencies = new Set(candidates.map(({ currency }) => currency));
  if (currencies.size > 1)
    return {
      fields: requestFields.filter((field) => !field.startsWith('rate')),
      first: { position, skills },
    };
  const rates = candidates.map(({ rate }) => rate);
  const [rateMin, rateMax] = [Math.min(...rates), Math.max(...rates)];
  return { fields: requestFields, first: { position, skills, rateMin, rateMax, currency: one?.currency } };
};

/** Whoever has been sent is no longer selected, so that the rest can be sent again. */
const useSendAll = (candidates: readonly Candidate[], fields: readonly string[], onDone: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { setAll } = useSelection();
  const hotListRecipientId = useHotListOfPage();
  const { createEach, saving } = useCreateEach('requests');
  const [fault, setFault] = useState<string>();
  const send = async (typed: object) => {
    setFault(undefined);
    const isShown = ([field]: [string, string]) => fields.includes(field);
    const { made, refused } = await createEach(
      candidates,
      (candidate) => {
        const { rate, currency } = candidate;
        const own = fields.includes('rateMin') ? { currency } : { rateMin: rate, rateMax: rate, currency };
        return { ...typed, ...own, ...aboutCandidate(candidate, hotListRecipientId) };
      },
      (faults) => Object.entries(faults).some(isShown),
    );
    if (made.length > 0)
      notify('talent.bulk.requested', { type: 'success', messageArgs: { smart_count: made.length } });
    setAll(made, false);
    if (made.length === candidates.length) return onDone();
    const shown = refused.flatMap(({ faults }) => Object.entries(faults).filter(isShown));
    if (shown.length > 0) return Object.fromEntries(shown);
    const names = refused.map(({ name, reason }) => `${name} (${reason})`).join(', ');
    if (names) setFault(translate('talent.bulk.notRequested', { names }));
  };
  return { send, saving, fault };
};

const LeftOutNote = ({ booked }: { booked: readonly Candidate[] }) => {
  const translate = useTranslate();
  const words = useBookedWords();
  if (booked.length === 0) return null;
  const names = booked.map((candidate) => `${candidate.name} (${words(candidate)})`).join(', ');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('talent.bulk.requestBooked', { names })}
    </Alert>
  );
};

const ContactedNote = ({ candidates }: { candidates: readonly Candidate[] }) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const contacted = useContacted(candidates);
  if (contacted.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('talent.contacts.note', { name: writeList(contacted.map(({ name }) => name)) })}
    </Alert>
  );
};
