import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useGetOne, useRefresh, useTranslate, useUpdate } from 'ra-core';
import { useEffect, useId } from 'react';
import type { VerificationRequest } from '../../../domain/contract/verificationRequests.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { ReviewedRequest } from './ReviewedRequest.tsx';
import { useNameOf } from './useNameOf.ts';

/** A person who asks to be verified, with company and papers, and the two answers. Opening it is the first look. */
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

/** A request that somebody looks at is under review from then on; if somebody else was faster, all the better. */
const useFirstLook = (request: VerificationRequest | undefined) => {
  const refresh = useRefresh();
  const [update] = useUpdate();
  const mayEdit = useMay('edit', 'verificationRequests', request && { ...request });
  const isNew = mayEdit && request?.status === 'Pending';
  // Once for each request that is opened, however often it is read.
  useEffect(() => {
    if (!isNew || !request) return;
    update(
      'verificationRequests',
      { id: request.id, data: { status: 'Under Review' }, previousData: request },
      { mutationMode: 'pessimistic', onSettled: () => refresh() },
    );
  }, [isNew, request, update, refresh]);
};
