import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { BooleanInput, ResourceContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { currentSession } from '../../auth/session.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { ReferenceNameInput } from '../../components/inputs/ReferenceNameInput.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { useCompanyZone } from '../useCompanyZone.ts';
import { ClashWarning } from './ClashWarning.tsx';
import { firstAnswers, type InterviewAnswers } from './interviewAnswers.ts';
import { ScheduleInputs } from './ScheduleInputs.tsx';
import { type ScheduledEntry, useSchedule } from './useSchedule.ts';

interface Props {
  /** The candidate's pipeline entry; if missing, the form asks for it. */
  entry?: ScheduledEntry;
  /** The accepted proposal from which the entry is made, in the stage Interview. */
  proposal?: Proposal;
  /** Whether the candidate moves to Interview unless the user says otherwise. */
  movesAlong?: boolean;
  /** The interview to reschedule; if missing, a new one is created. */
  interview?: Interview;
  onClose: () => void;
}

/** Schedules or reschedules an interview. The candidate changes stage only if the user asks for it. */
export const ScheduleDialog = ({ entry, proposal, movesAlong = false, interview, onClose }: Props) => {
  const heading = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const translate = useTranslate();
  const zone = useCompanyZone();
  const { schedule } = useSchedule({ entry, proposal, interview, onDone: onClose });
  const [now] = useState(() => new Date());
  const [sending, setSending] = useState(false);
  const isEarly =
    !interview && !proposal && (!entry || stages.indexOf(entry.stage) < stages.indexOf('interview'));
  const name = entry?.name ?? proposal?.name;
  const kind = interview ? 'reschedule' : 'schedule';
  const send = async (answers: FieldValues): Promise<object> => {
    setSending(true);
    const errors = await schedule(answers as InterviewAnswers);
    setSending(false);
    return errors;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading}>
        {name
          ? translate(`pipeline.interviews.${kind}Title`, { name })
          : translate('pipeline.menu.interview')}
      </DialogTitle>
      {zone && (
        <ResourceContextProvider value="interviews">
          <NoRow>
            <Form
              record={{}}
              defaultValues={firstAnswers(interview, zone, now, currentSession()?.user)}
              onSubmit={send}
            >
              <DialogContent sx={{ pt: 0 }}>
                {!name && (
                  <ReferenceNameInput
                    source="entryId"
                    reference="pipelineEntries"
                    filter={{ outcome: 'Live' }}
                    label="pipeline.candidate"
                    isRequired
                    validate={(id: unknown) => (id ? undefined : textOf('text.required'))}
                  />
                )}
                <ScheduleInputs entryId={interview?.entryId ?? entry?.id} isNew={!interview} />
                {isEarly && (
                  <BooleanInput
                    source="moveAlong"
                    label="pipeline.interviews.moveAlong"
                    helperText={false}
                    defaultValue={movesAlong}
                  />
                )}
                <ClashWarning id={interview?.id} />
              </DialogContent>
              <DialogActions>
                <Button color="inherit" onClick={onClose}>
                  {translate('ra.action.cancel')}
                </Button>
                <Button type="submit" variant="contained" loading={sending}>
                  {translate(`pipeline.interviews.${kind}Send`)}
                </Button>
              </DialogActions>
            </Form>
          </NoRow>
        </ResourceContextProvider>
      )}
    </Dialog>
  );
};
