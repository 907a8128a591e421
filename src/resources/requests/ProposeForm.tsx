import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DateInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { PreparedAnswer } from '../../../domain/contract/deals/answerAddress.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { addDays } from '../../../domain/time/days.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { platformDay } from '../../platform/platformDay.ts';
import { BestMatches } from './BestMatches.tsx';
import { ProposedCandidate } from './ProposedCandidate.tsx';
import { usePrepared } from './usePrepared.ts';
import { useSendProposals } from './useSendProposals.ts';
import { WayForm, type WayProps } from './WayForm.tsx';

const mostAtOnce = 20;
/** Days for which a quote is valid unless the provider chooses others. */
export const usualValidity = 14;
type Line = { candidateId: string | null; rate: number | null; startDate: string | null };
const nobody: Line = { candidateId: null, rate: null, startDate: null };

/** Proposes one or more candidates, each with a rate and a start date. */
export const ProposeForm = ({ onLeave, onDone }: WayProps) => {
  const request = useRecordContext<Request>();
  const { sendAll, sending } = useSendProposals(onDone);
  const [search] = useSearchParams();
  const prepared = usePrepared('propose');
  const asked = { ...nobody, candidateId: request?.candidateId ?? search.get('candidate') };
  return (
    <WayForm
      way="propose"
      first={{
        candidates: [asked],
        message: null,
        validUntil: addDays(platformDay(), usualValidity),
        currency: request?.currency,
      }}
      prepared={prepared && proposalOf(prepared, asked)}
      sendLabel={<SendLabel />}
      sending={sending}
      onLeave={onLeave}
      onSend={sendAll}
    >
      <Candidates request={request} withMatches={!prepared} />
      <DateInput
        source="validUntil"
        label="requests.propose.validUntil"
        helperText={false}
        parse={(day: string) => day || null}
        validate={validateField('proposals', 'validUntil')}
      />
      <TextInput
        source="message"
        label="requests.propose.message"
        multiline
        minRows={3}
        helperText={prepared ? false : 'requests.draft'}
        validate={validateField('proposals', 'message')}
      />
    </WayForm>
  );
};

/** The values of the form that a prepared proposal names. */
const proposalOf = ({ candidate, rate, startDate, message }: PreparedAnswer, asked: Line) => ({
  candidates: [
    {
      ...asked,
      ...(candidate && { candidateId: candidate }),
      ...(rate !== undefined && { rate }),
      ...(startDate && { startDate }),
    },
  ],
  ...(message && { message }),
});

const SendLabel = () => {
  const candidates = useWatch({ name: 'candidates' }) as unknown[] | undefined;
  return useTranslate()('requests.propose.send', { smart_count: candidates?.length ?? 1 });
};

interface CandidatesProps {
  request: Request | undefined;
  /** Whether the best matches stand above; a prepared proposal is to be checked as it is. */
  withMatches: boolean;
}

const Candidates = ({ request, withMatches }: CandidatesProps) => {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: 'candidates' });
  const chosen = (useWatch({ name: 'candidates' }) ?? []) as { candidateId: string | null }[];
  const isFull = fields.length >= mostAtOnce;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {request && withMatches && <BestMatches request={request} onAdd={append} isFull={isFull} />}
      {fields.map((field, place) => (
        <ProposedCandidate
          key={field.id}
          place={place}
          request={request}
          others={chosen.filter((_, other) => other !== place).map(({ candidateId }) => candidateId)}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => append(nobody)}
        sx={{ justifySelf: 'start' }}
        disabled={isFull}
      >
        {translate('requests.propose.another')}
      </Button>
    </Box>
  );
};
