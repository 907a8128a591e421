import { useNotify, useTranslate } from 'react-admin';
import type { VerificationRequest } from '../../../domain/contract/accounts/verificationRequests.ts';
import { reasonOf } from '../../auth/reasonOf.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { useNameOf } from './useNameOf.ts';

/** Verifies a user without reviewing the documents again. */
export const ApproveDialog = ({
  request,
  onClose,
}: {
  request: VerificationRequest;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const name = useNameOf(request.userId);
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify('verification.requests.approved', { type: 'success', messageArgs: { id: request.userId } });
    onClose();
  });
  const papers = translate('verification.requests.approveText', { smart_count: request.documents });
  return (
    <>
      <ConfirmDialog
        title={translate('verification.requests.approveTitle', { name })}
        text={refusal ? translate(reasonOf(refusal)) : papers}
        confirm={translate('verification.requests.approve')}
        cancel={translate('ra.action.cancel')}
        busy={saving}
        onConfirm={() => save(request, { status: 'Approved' })}
        onCancel={onClose}
      />
      {dialog}
    </>
  );
};
