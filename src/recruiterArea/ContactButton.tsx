import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { Company } from '../../domain/contract/accounts/companies.ts';
import { freeAgain } from '../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { utcDay } from '../../domain/time/days.ts';
import { useMay } from '../components/contract/useMay.ts';
import { BookedNote } from '../components/fields/AvailabilityField.tsx';
import { CreateDialog } from '../components/screens/dialogs/CreateDialog.tsx';
import { ContactNote } from './contacts/ContactNote.tsx';
import { useContactsChanged } from './contacts/Contacts.tsx';
import { useHotListOfPage } from './hotLists/HotListOfPage.tsx';
import { isMaskedHere } from './MaskedIdentity.tsx';
import { aboutCandidate, filledFromJob, requestFields } from './requests/requestForm.ts';
import { JobFill } from './requisitions/JobFill.tsx';
import { useScoredJobId } from './scores/JobScores.tsx';

/** Of a candidate who is booked, the recruiter sees from when on it asks. */
const withStart = requestFields.flatMap((field) => (field === 'duration' ? ['startDate', field] : [field]));

/** Known criteria; the form starts with these in place of the candidate's own title and skills. */
type Wishes = { position?: string; skills?: string[] };

interface Props {
  first?: Wishes;
  /** The job that the request is for; by default the one that the page scores candidates for. */
  jobId?: string | null;
  /** One of many cards on a page. */
  isCard?: boolean;
}

/** Sends a request about the candidate in context to its provider. */
export const ContactButton = ({ first, jobId, isCard = false }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const scoredJobId = useScoredJobId();
  const canAccess = useMay('create', 'requests');
  if (!candidate || !canAccess) return null;
  return (
    <>
      <Button
        size="small"
        variant={isCard ? 'outlined' : 'contained'}
        startIcon={<MailIcon />}
        aria-label={translate('talentPoolPage.contactNamed', { name: candidate.name })}
        onClick={() => setOpen(true)}
      >
        {translate('talentPoolPage.contact')}
      </Button>
      {open && (
        <ContactDialog
          candidate={candidate}
          first={{ ...first, jobId: jobId === undefined ? scoredJobId : jobId }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

type DialogProps = {
  candidate: Candidate;
  first: Wishes & { jobId: string | null };
  onClose: () => void;
};

const ContactDialog = ({ candidate, first, onClose }: DialogProps) => {
  const translate = useTranslate();
  const { name, title, skills, rate, currency, companyId } = candidate;
  const startDate = freeAgain(candidate, utcDay(new Date()));
  const contactsChanged = useContactsChanged();
  const hotListRecipientId = useHotListOfPage();
  const isMasked = isMaskedHere(candidate);
  const { data: provider } = useGetOne<Company>('companies', { id: companyId }, { enabled: !isMasked });
  return (
    <CreateDialog
      resource="requests"
      title={translate('talentPoolPage.contactTitle', { name })}
      lead={
        isMasked
          ? translate('talent.masked.contactLead')
          : provider && translate('talentPoolPage.contactLead', { provider: provider.name })
      }
      submitLabel={translate('talentPoolPage.contactSend')}
      done={translate('talentPoolPage.contacted', { name })}
      fields={startDate ? withStart : requestFields}
      first={{
        ...(startDate && { startDate }),
        position: title,
        skills,
        rateMin: rate,
        rateMax: rate,
        currency,
        ...first,
      }}
      along={aboutCandidate(candidate, hotListRecipientId)}
      head={
        <>
          <BookedNote candidate={candidate} />
          <ContactNote candidate={candidate} />
        </>
      }
      onCreated={() => {
        void contactsChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <JobFill fields={filledFromJob} from={first.jobId} />
    </CreateDialog>
  );
};
