import AddIcon from '@mui/icons-material/PlaylistAddOutlined';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { useMay } from '../components/contract/useMay.ts';
import { BookedNote } from '../components/fields/AvailabilityField.tsx';
import { CreateDialog } from '../components/screens/dialogs/CreateDialog.tsx';
import { CardAct } from './CardAct.tsx';
import { ContactNote } from './contacts/ContactNote.tsx';
import { useContactsChanged } from './contacts/Contacts.tsx';
import { useScoredJobId } from './scores/JobScores.tsx';

const fields = ['stage', 'jobId', 'screeningNotes'];

interface Props {
  /** The job to add the candidate for; by default the one that the page scores candidates for. */
  jobId?: string | null;
  /** Where the candidate was found; the talent pool by default. */
  source?: string;
  /** An icon alone, for a card. */
  isIcon?: boolean;
}

/** Adds the candidate in context to the recruiter's pipeline. */
export const AddToPipelineButton = ({ jobId: chosen, source, isIcon = false }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const scoredJobId = useScoredJobId();
  const contactsChanged = useContactsChanged();
  const canAccess = useMay('create', 'pipelineEntries');
  if (!candidate || !canAccess) return null;
  const { id, name, currency } = candidate;
  const jobId = chosen === undefined ? scoredJobId : chosen;
  return (
    <>
      <CardAct
        icon={<AddIcon fontSize="small" />}
        label={translate('talentPoolPage.addToPipeline')}
        named={translate('talentPoolPage.addToPipelineNamed', { name })}
        isIcon={isIcon}
        onClick={() => setOpen(true)}
      />
      {open && (
        <CreateDialog
          resource="pipelineEntries"
          title={translate('talentPoolPage.addTitle', { name })}
          submitLabel={translate('talentPoolPage.addSend')}
          done={translate('talentPoolPage.added', { name })}
          fields={fields}
          first={jobId ? { jobId } : undefined}
          along={{ candidateId: id, currency, ...(source && { source }) }}
          head={
            <>
              <BookedNote candidate={candidate} />
              <ContactNote candidate={candidate} />
            </>
          }
          onCreated={() => {
            void contactsChanged();
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
