import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, ResourceContextProvider, useTranslate } from 'ra-core';
import { BooleanInput } from 'ra-ui-materialui';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Interview } from '../../../domain/contract/interviews.ts';
import { type PipelineEntry, stages } from '../../../domain/contract/pipelineEntries.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { ReferenceNameInput } from '../../components/inputs/ReferenceNameInput.tsx';
import { useCompanyZone } from '../useCompanyZone.ts';
import { ClashWarning } from './ClashWarning.tsx';
import { firstAnswers } from './interviewAnswers.ts';
import { ScheduleInputs } from './ScheduleInputs.tsx';
import { useSchedule } from './useSchedule.ts';

interface Props {
  /** Whom it is with; without it, the form asks. */
  entry?: PipelineEntry;
  /** The interview to move; without it, a new one. */
  interview?: Interview;
  onClose: () => void;
}

/** Sets or moves an interview. The card stays where it is, unless one asks for it to be moved as well. */
export const ScheduleDialog = ({ entry, interview, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const zone = useCompanyZone();
  const { schedule } = useSchedule({ entry, interview, onDone: onClose });
  const [now] = useState(() => new Date());
  const [sending, setSending] = useState(false);
  const isEarly = !interview && (!entry || stages.indexOf(entry.stage) < stages.indexOf('interview'));
  const kind = interview ? 'reschedule' : 'schedule';
  const send = async (answers: FieldValues): Promise<object> => {
    setSending(true);
    const errors = await schedule(answers as never);
    setSending(false);
    return errors;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {entry
          ? translate(`pipeline.interviews.${kind}Title`, { name: entry.name })
          : translate('pipeline.menu.interview')}
      </DialogTitle>
      {zone && (
        <ResourceContextProvider value="interviews">
          <NoRow>
            <Form record={{}} defaultValues={firstAnswers(interview, zone, now)} onSubmit={send}>
              <DialogContent sx={{ pt: 0 }}>
                {!entry && (
                  <ReferenceNameInput
                    source="entryId"
                    reference="pipelineEntries"
                    filter={{ outcome: 'Live' }}
                    label="pipeline.candidate"
                    isRequired
                    validate={(id: unknown) => (id ? undefined : 'Required')}
                  />
                )}
                <ScheduleInputs />
                {isEarly && (
                  <BooleanInput
                    source="moveAlong"
                    label="pipeline.interviews.moveAlong"
                    helperText={false}
                    defaultValue={false}
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
