import { useCreate, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { QuoteRound } from '../../../domain/contract/deals/quoteRounds.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { useRateOf } from './useRateOf.ts';

interface Props {
  proposal: Proposal;
  counter: QuoteRound;
  onClose: () => void;
}

/** The provider takes up a counter-offer: a round with exactly its terms, which the recruiter can then accept. */
export const TakeUpCounter = ({ proposal, counter, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [create, { isPending }] = useCreate();
  const { id: proposalId, name, round } = proposal;
  const { rate, startDate, validUntil } = counter;
  const perHour = useRateOf()(counter);
  const words = { name, rate: perHour, date: writeDay(startDate, locale, 'medium') };
  const send = () =>
    create(
      'quoteRounds',
      { data: { proposalId, round: round + 1, rate, startDate, validUntil } },
      {
        onSuccess: () => notify('requests.rounds.takeUp.done', { type: 'success', messageArgs: words }),
        onError: notifyFailure,
        onSettled: () => {
          refresh();
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={translate('requests.rounds.takeUp.title', words)}
      text={translate('requests.rounds.takeUp.text', words)}
      confirm={translate('requests.proposals.accept', words)}
      cancel={translate('ra.action.cancel')}
      busy={isPending}
      onConfirm={send}
      onCancel={onClose}
    />
  );
};
