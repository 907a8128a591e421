import { useGetOne, useRefresh, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { skillsAsked } from '../../../domain/insight/budget.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { AgreedRatesOfCandidate } from '../agreedRates/AgreedRates.tsx';
import { RateCapOfQuote } from '../rateCards/RateCap.tsx';
import { BudgetWarning } from './BudgetWarning.tsx';
import { useRounds } from './CounterOffer.tsx';

const fields = ['rate', 'startDate', 'validUntil', 'message'];

interface Props {
  proposal: Proposal;
  /** A counter-offer of the recruiter, or a revision of the provider. */
  move: 'counter' | 'revise';
  onClose: () => void;
}

/** A new round of terms, which starts from those of the last round. */
export const RoundDialog = ({ proposal, move, onClose }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data: rounds } = useRounds(proposal.id);
  const { data: request } = useGetOne<Request>('requests', { id: proposal.requestId });
  const last = rounds?.at(-1);
  if (!last) return null;
  const { name, id: proposalId, round, currency } = proposal;
  const { rate, startDate, validUntil } = last;
  const words = (key: string) => translate(`requests.rounds.${move}.${key}`, { name });
  return (
    <CreateDialog
      resource="quoteRounds"
      title={words('title')}
      lead={words('lead')}
      submitLabel={words('send')}
      done={words('done')}
      fields={fields}
      first={{ rate, startDate, validUntil, currency }}
      along={() => ({ currency: undefined, proposalId, round: round + 1 })}
      onCreated={() => {
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <BudgetOfRound request={request} role={proposal.role} />
      <AgreedRatesOfCandidate
        candidateId={proposal.candidateId}
        asked={request && skillsAsked(request, proposal.role)}
      />
      <RateCapOfQuote proposalId={proposal.id} />
    </CreateDialog>
  );
};

const BudgetOfRound = ({ request, role }: { request: Request | undefined; role: string | null }) => {
  const rate = useWatch({ name: 'rate' });
  return <BudgetWarning request={request} role={role} rate={rate} />;
};
