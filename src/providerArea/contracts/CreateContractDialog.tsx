import { CreateBase, ResourceContextProvider, useGetOne, useNotify, useTranslate } from 'react-admin';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import type { ContractTemplate } from '../../../domain/contract/deals/contractTemplates.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useNameOfRow } from '../../components/contract/useNameOfRow.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { ContractFields } from './ContractFields.tsx';
import { ContractFormEnd } from './ContractFormEnd.tsx';
import { ContractFrame } from './ContractFrame.tsx';
import { renewedFrom } from './renewedFrom.ts';
import { useAskedClose } from './useAskedClose.tsx';
import { useContractPath } from './useContractPath.ts';

const fields = [
  'employee',
  'candidateId',
  'client',
  'recruiterId',
  'templateId',
  'type',
  'rate',
  'startDate',
  'endDate',
  'description',
  'monthlyHours',
  'noticeDays',
  'agreedValue',
  'conversionFee',
  'currency',
  'body',
  'overlapAgreed',
];

/** Creates a contract: blank, from a template, or as the renewal of another one. */
export const CreateContractDialog = () => {
  const { asked, close, go } = useContractPath();
  const template = useGetOne<ContractTemplate>(
    'contractTemplates',
    { id: asked.template ?? '' },
    { enabled: asked.template !== null, retry: false },
  );
  const renewed = useGetOne<Contract>(
    'contracts',
    { id: asked.renew ?? '' },
    { enabled: asked.renew !== null, retry: false },
  );
  const translate = useTranslate();
  const nameOf = useNameOfRow();
  const notify = useNotify();
  const { askToClose, watch, question } = useAskedClose(close);
  const reading =
    (asked.template !== null && template.isPending) || (asked.renew !== null && renewed.isPending);
  const onSuccess = (made: Contract) => {
    notify('contractsPage.form.created', { type: 'success', messageArgs: { name: nameOf(contracts, made) } });
    go(`${made.id}/show`);
  };
  const first = {
    ...firstFormValues(contracts, fields),
    ...(template.data && fromTemplate(template.data)),
    ...(renewed.data && renewedFrom(renewed.data)),
  };
  return (
    <ContractFrame title={translate('contractsPage.form.createTitle')} onClose={askToClose} close={close}>
      {!reading && (
        <ResourceContextProvider value="contracts">
          <NoRow>
            <CreateBase redirect={false} mutationOptions={{ onSuccess }}>
              <Form record={{}} defaultValues={first}>
                {watch}
                <ContractFormEnd label={translate('contractsPage.form.saveDraft')} onCancel={askToClose}>
                  <ContractFields />
                </ContractFormEnd>
              </Form>
            </CreateBase>
          </NoRow>
        </ResourceContextProvider>
      )}
      {question}
    </ContractFrame>
  );
};

const fromTemplate = ({ id, type, name, body }: ContractTemplate) => ({
  templateId: id,
  type,
  description: name,
  body,
});
