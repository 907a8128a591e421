import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';

/** Accepts, declines or withdraws a proposal, and reports the result. */
export const useSettleProposal = (proposal: Proposal) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const settle = (
    changes: Pick<Proposal, 'status'> & Partial<Pick<Proposal, 'endReason' | 'reason'>>,
    onDone?: () => void,
  ) =>
    update(
      'proposals',
      { id: proposal.id, data: changes, previousData: proposal },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          const key = `requests.proposals.${changes.status.toLowerCase()}`;
          notify(key, { type: 'success', messageArgs: { name: proposal.name } });
          refresh();
          onDone?.();
        },
        onError: (error) => {
          notifyFailure(error);
          refresh();
        },
      },
    );
  return { settle, settling: isPending };
};
