import {
  EditBase,
  Form,
  ResourceContextProvider,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Navigate } from 'react-router-dom';
import { type Contract, contracts } from '../../../domain/contract/contracts.ts';
import { changedFields } from '../../components/screens/changedFields.ts';
import { StaleDialog } from '../../components/stale/StaleDialog.tsx';
import { useKeepYours } from '../../components/stale/useKeepYours.ts';
import { useStale } from '../../components/stale/useStale.ts';
import { ContractFields } from './ContractFields.tsx';
import { ContractFormEnd } from './ContractFormEnd.tsx';
import { ContractFrame } from './ContractFrame.tsx';
import { useAskedClose } from './useAskedClose.tsx';
import { useContractPath } from './useContractPath.ts';

/** Changes a draft. What cannot be edited any more is shown instead, where it says why. */
export const EditContractDialog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { close } = useContractPath();
  const { askToClose, watch, question } = useAskedClose(close);
  return (
    <ContractFrame title={translate('contractsPage.form.editTitle', { id })} onClose={askToClose}>
      <ResourceContextProvider value="contracts">
        <EditForm id={id} onCancel={askToClose} onDone={close}>
          {watch}
        </EditForm>
      </ResourceContextProvider>
      {question}
    </ContractFrame>
  );
};

interface FormProps {
  id: string;
  onCancel: () => void;
  onDone: () => void;
  children: React.ReactNode;
}

const EditForm = ({ id, onCancel, onDone, children }: FormProps) => {
  const notify = useNotify();
  const translate = useTranslate();
  const { stale, onError, takeTheirs, dismiss } = useStale();
  const { keep, saving } = useKeepYours(onError, dismiss);
  const onSuccess = () => {
    notify('contractsPage.form.saved', { type: 'success' });
    onDone();
  };
  return (
    <EditBase
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ retry: false, onError: onDone } as never}
      transform={(form: Record<string, unknown>, options?: { previousData?: Record<string, unknown> }) =>
        changedFields(form, options?.previousData)
      }
    >
      <OnlyWhileOpen />
      <Form>
        {children}
        <ContractFormEnd label={translate('contractsPage.form.save')} onCancel={onCancel}>
          <ContractFields />
        </ContractFormEnd>
      </Form>
      {stale && (
        <StaleDialog
          stale={stale}
          saving={saving}
          onTakeTheirs={takeTheirs}
          onKeepYours={() => keep(stale)}
          onLater={dismiss}
        />
      )}
    </EditBase>
  );
};

const OnlyWhileOpen = () => {
  const contract = useRecordContext<Contract>();
  const { pathTo } = useContractPath();
  return contract && contracts.frozen?.(contract) ? (
    <Navigate replace to={pathTo(`${contract.id}/show`)} />
  ) : null;
};
