import { useTranslate } from 'react-admin';
import { entryTerms } from '../../../domain/change/deals/acceptedProposal.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';

const fields = ['stage', 'jobId', 'offerAmount', 'startDate'];

interface Props {
  proposal: Proposal;
  request: Request;
  onClose: () => void;
}

/** Adds the candidate of an accepted proposal to the pipeline. */
export const AddProposedDialog = ({ proposal, request, onClose }: Props) => {
  const translate = useTranslate();
  const { name, id: proposalId } = proposal;
  const { jobId, offerAmount, startDate, candidateId, currency } = entryTerms(proposal, request);
  return (
    <CreateDialog
      resource="pipelineEntries"
      title={translate('pipeline.next.addTitle', { name })}
      lead={translate('pipeline.next.addLead')}
      submitLabel={translate('pipeline.next.addSend')}
      done={translate('pipeline.next.added', { name })}
      fields={fields}
      first={{ jobId, offerAmount, startDate, currency }}
      along={{ candidateId, proposalId }}
      onClose={onClose}
    />
  );
};
