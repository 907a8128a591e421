import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ContractIcon from '@mui/icons-material/DescriptionOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import AddIcon from '@mui/icons-material/PlaylistAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { entryOf } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { Contact } from '../../../domain/insight/contactHistory.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { useContactsChanged } from '../contacts/Contacts.tsx';
import { useContactWords } from '../contacts/useContactWords.ts';
import { ScheduleDialog } from '../interviews/ScheduleDialog.tsx';
import { AddProposedDialog } from './AddProposedDialog.tsx';
import { DraftContractDialog } from './DraftContractDialog.tsx';

type Step = 'add' | 'interview' | 'draft';

/** What a recruiter does with an accepted proposal, with everything agreed filled in. */
export const NextSteps = ({ proposal }: { proposal: Proposal }) => {
  const heading = useId();
  const translate = useTranslate();
  const request = useRecordContext<Request>();
  const { data } = useInsight('contactHistory', { ids: proposal.candidateId });
  const contactsChanged = useContactsChanged();
  const [step, setStep] = useState<Step | null>(null);
  const mayAdd = useMay('create', 'pipelineEntries');
  const mayDraft = useMay('create', 'contracts');
  if (!request) return null;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const { name, candidateId } = proposal;
  const contacts = data.contacts[candidateId] ?? [];
  const entry = entryOf(contacts.filter(isEntry), { proposalId: proposal.id, jobId: request.jobId });
  const contract = contacts.find(
    ({ kind, proposalId }) => kind === 'underContract' && proposalId === proposal.id,
  );
  const close = () => {
    setStep(null);
    void contactsChanged();
  };
  const offer = (one: Step, icon: ReactNode, primary = false) => (
    <Button
      variant={primary ? 'contained' : 'outlined'}
      startIcon={icon}
      aria-label={translate(`pipeline.next.${one}Named`, { name })}
      onClick={() => setStep(one)}
      sx={look}
    >
      {translate(`pipeline.next.${one}`)}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={heading} component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {translate('pipeline.next.title')}
      </Typography>
      {entry ? <Done contact={entry} name={name} /> : mayAdd && offer('add', <AddIcon />, true)}
      {mayAdd && entry?.kind !== 'hired' && offer('interview', <EventIcon />)}
      {contract ? <Done contact={contract} name={name} /> : mayDraft && offer('draft', <ContractIcon />)}
      {step === 'add' && <AddProposedDialog proposal={proposal} request={request} onClose={close} />}
      {step === 'interview' && (
        <ScheduleDialog
          {...(entry?.stage ? { entry: { id: entry.id, name, stage: entry.stage } } : { proposal })}
          movesAlong
          onClose={close}
        />
      )}
      {step === 'draft' && <DraftContractDialog proposal={proposal} request={request} onClose={close} />}
    </Box>
  );
};

const isEntry = ({ kind }: Contact): boolean => kind === 'inPipeline' || kind === 'hired';

/** A step that was taken, with a link to its result; a contract is only done once it is signed. */
const Done = ({ contact, name }: { contact: Contact; name: string }) => {
  const translate = useTranslate();
  const { headline, path } = useContactWords()(contact);
  const isPending = contact.kind === 'underContract' && contact.status !== 'Active';
  return (
    <Button
      component={Link}
      to={path}
      color={isPending ? 'warning' : 'success'}
      startIcon={isPending ? <PendingIcon /> : <DoneIcon />}
      aria-label={translate('pipeline.next.openNamed', { what: headline, name })}
      sx={look}
    >
      {headline}
    </Button>
  );
};

const look = { justifyContent: 'flex-start', textAlign: 'start', px: 1.5 };
