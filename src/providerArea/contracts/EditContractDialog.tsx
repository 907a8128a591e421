import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { CarefulEdit } from '../../components/stale/CarefulEdit.tsx';
import { ContractFields } from './ContractFields.tsx';
import { ContractFormEnd } from './ContractFormEnd.tsx';
import { ContractFrame } from './ContractFrame.tsx';
import { useAskedClose } from './useAskedClose.tsx';
import { useContractPath } from './useContractPath.ts';

/** Edits a draft. A contract that can no longer be edited is shown instead, with the reason. */
export const EditContractDialog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { close } = useContractPath();
  const { askToClose, watch, question } = useAskedClose(close);
  return (
    <ContractFrame
      title={translate('contractsPage.form.editTitle', { id })}
      onClose={askToClose}
      close={close}
    >
      <ResourceContextProvider value="contracts">
        <CarefulEdit id={id} saved="contractsPage.form.saved" onDone={close} beside={<OnlyWhileOpen />}>
          {watch}
          <ContractFormEnd label={translate('contractsPage.form.save')} onCancel={askToClose}>
            <ContractFields />
          </ContractFormEnd>
        </CarefulEdit>
      </ResourceContextProvider>
      {question}
    </ContractFrame>
  );
};

const OnlyWhileOpen = () => {
  const contract = useRecordContext<Contract>();
  const { pathTo } = useContractPath();
  return contract && contracts.frozen?.(contract) ? (
    <Navigate replace to={pathTo(`${contract.id}/show`)} />
  ) : null;
};
