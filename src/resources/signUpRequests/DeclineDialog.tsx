import { useNotify, useTranslate } from 'react-admin';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { useReason } from '../../auth/useReason.ts';
import { ReasonDialog } from '../../components/screens/dialogs/ReasonDialog.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';

interface Props {
  request: SignUpRequest;
  onClose: () => void;
}

/** Asks for the reason for declining, which is stored. */
export const DeclineDialog = ({ request, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const { company, email } = request;
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify('signUpsPage.declined', { type: 'success', messageArgs: { company } });
    onClose();
  });
  return (
    <>
      <ReasonDialog
        stored={['signUpRequests', 'reason']}
        title={translate('signUpsPage.declineTitle', { company })}
        text={translate('signUpsPage.declineLead', { email })}
        label={translate('resources.signUpRequests.fields.reason')}
        confirm={translate('signUpsPage.decline')}
        busy={saving}
        refused={refusal ? reasonOf(refusal) : undefined}
        onConfirm={(reason) => save(request, { status: 'Declined', reason })}
        onCancel={onClose}
      />
      {dialog}
    </>
  );
};
