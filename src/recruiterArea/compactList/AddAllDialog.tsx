import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useNoun } from '../../components/contract/useNoun.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { InputGroups } from '../../components/screens/forms/InputGroups.tsx';
import { useCreateEach } from './useCreateEach.ts';

const fields = ['stage', 'jobId', 'screeningNotes'];

interface Props {
  candidates: readonly Candidate[];
  jobId?: string | null;
  source?: string;
  onDone: () => void;
  onClose: () => void;
}

/** Adds several candidates to the pipeline with the same stage, job and notes. */
export const AddAllDialog = ({ candidates, jobId, source, onDone, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const noun = useNoun('pipelineEntries');
  const { add, saving, fault } = useAddAll(candidates, source, () => {
    onDone();
    onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {translate('talent.bulk.addTitle', { smart_count: candidates.length })}
      </DialogTitle>
      <ResourceContextProvider value="pipelineEntries">
        <NoRow>
          <Form
            record={{}}
            defaultValues={{ ...firstFormValues(noun, fields), ...(jobId && { jobId }) }}
            onSubmit={add}
          >
            <DialogContent sx={{ pt: 0 }}>
              <FormFault fault={fault} />
              <InputGroups groups={[{ fields }]} />
            </DialogContent>
            <FormButtons label={translate('talentPoolPage.addSend')} busy={saving} onCancel={onClose} />
          </Form>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

/** Adds one after the other, and says who was left out because they are in that pipeline already. */
const useAddAll = (candidates: readonly Candidate[], source: string | undefined, onDone: () => void) => {
  const notify = useNotify();
  const { createEach, saving } = useCreateEach('pipelineEntries');
  const [fault, setFault] = useState<string>();
  const add = async (typed: object) => {
    setFault(undefined);
    const { made, refused } = await createEach(candidates, ({ id, currency }) => ({
      ...typed,
      candidateId: id,
      currency,
      ...(source && { source }),
    }));
    const [first] = refused;
    if (made.length === 0 && first) return setFault(first.reason);
    notify(first ? 'talent.bulk.addedSome' : 'talent.bulk.added', {
      type: first ? 'warning' : 'success',
      messageArgs: {
        smart_count: made.length,
        names: refused.map(({ name }) => name).join(', '),
        reason: first?.reason,
      },
    });
    onDone();
  };
  return { add, saving, fault };
};
