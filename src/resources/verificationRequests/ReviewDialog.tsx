import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useGetOne, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { VerificationRequest } from '../../../domain/contract/accounts/verificationRequests.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { ReviewedRequest } from './ReviewedRequest.tsx';
import { useNameOf } from './useNameOf.ts';

/**
 * A verification request with the user, company and documents, and buttons to approve or reject. Opening it
 * starts the review.
 */
export const ReviewDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<VerificationRequest>(
    'verificationRequests',
    { id },
    { retry: false },
  );
  const name = useNameOf(data?.userId);
  useFirstLook(data);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('verification.requests.reviewTitle', { name })}</DialogTitle>
      {error ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : data ? (
        <ReviewedRequest request={data} name={name} onClose={onClose} />
      ) : (
        <TabSkeleton />
      )}
    </Dialog>
  );
};

/** Opening a request puts it under review; it does no harm if another operator was faster. */
const useFirstLook = (request: VerificationRequest | undefined) => {
  const refresh = useRefresh();
  const [update] = useUpdate();
  const mayEdit = useMay('edit', 'verificationRequests', request && { ...request });
  const isNew = mayEdit && request?.status === 'Pending';
  // Once per request that is opened, however often it is refetched.
  useEffect(() => {
    if (!isNew || !request) return;
    update(
      'verificationRequests',
      { id: request.id, data: { status: 'Under Review' }, previousData: request },
      { mutationMode: 'pessimistic', onSettled: () => refresh() },
    );
  }, [isNew, request, update, refresh]);
};
