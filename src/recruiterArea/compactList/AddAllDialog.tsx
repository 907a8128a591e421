import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useNoun } from '../../components/contract/useNoun.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { InputGroups } from '../../components/screens/forms/InputGroups.tsx';
import { useContactsChanged } from '../contacts/Contacts.tsx';

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
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const contactsChanged = useContactsChanged();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const add = async (typed: object) => {
    setSaving(true);
    setFault(undefined);
    let added = 0;
    const refused = new Map<string, string>();
    for (const { id, name, currency } of candidates) {
      const data = { ...typed, candidateId: id, currency, ...(source && { source }) };
      await dataProvider.create('pipelineEntries', { data }).then(
        () => {
          added++;
        },
        (error) => refused.set(name, refusalText(error)),
      );
    }
    await contactsChanged();
    setSaving(false);
    const [first] = refused.values();
    if (added === 0 && first) return setFault(first);
    notify(refused.size > 0 ? 'talent.bulk.addedSome' : 'talent.bulk.added', {
      type: refused.size > 0 ? 'warning' : 'success',
      messageArgs: { smart_count: added, names: [...refused.keys()].join(', '), reason: first },
    });
    onDone();
  };
  return { add, saving, fault };
};
