import { SelectInput, useLocale, useTranslate } from 'react-admin';
import { contractForm } from '../../../domain/change/deals/acceptedProposal.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { InputPair } from '../../components/screens/forms/InputGroups.tsx';

const fields = ['startDate', 'endDate', 'description'];

interface Props {
  proposal: Proposal;
  request: Request;
  onClose: () => void;
}

/** Drafts the contract of an accepted proposal; the parties, the candidate and the rate follow from it. */
export const DraftContractDialog = ({ proposal, request, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { name, rate, currency } = proposal;
  const { proposalId, ...first } = contractForm(proposal, request);
  const choices = deploymentTypes.map((id) => ({ id, name: translate(valueKey('contracts', 'type', id)) }));
  return (
    <CreateDialog
      resource="contracts"
      title={translate('pipeline.next.draftTitle', { name })}
      lead={translate('pipeline.next.draftLead', { rate: formatMoney(rate, currency, locale) })}
      submitLabel={translate('pipeline.next.draftSend')}
      done={translate('pipeline.next.drafted', { name })}
      fields={fields}
      first={first}
      along={{ proposalId }}
      head={
        <InputPair>
          <SelectInput
            source="type"
            choices={choices}
            translateChoice={false}
            isRequired
            helperText={false}
            validate={validateField('contracts', 'type')}
          />
          <NounInput source="monthlyHours" />
        </InputPair>
      }
      onClose={onClose}
    />
  );
};
