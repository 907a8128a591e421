import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import {
  openVerifications,
  type VerificationRequest,
} from '../../../domain/contract/accounts/verificationRequests.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useNameOf } from './useNameOf.ts';
import { useVerificationActs } from './VerificationActs.tsx';

/** Review opens the documents; Approve verifies immediately. */
export const VerificationButtons = () => {
  const request = useRecordContext<VerificationRequest>();
  const translate = useTranslate();
  const ask = useVerificationActs();
  const name = useNameOf(request?.userId);
  const mayEdit = useMay('edit', 'verificationRequests', request && { ...request });
  if (!request) return null;
  const isOpen = openVerifications.includes(request.status);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', gap: 0.5, my: -0.5 }} onClick={stop}>
      <Button
        size="small"
        aria-label={translate('verification.requests.reviewNamed', { name })}
        onClick={() => ask('review', request)}
      >
        {translate('verification.requests.review')}
      </Button>
      {mayEdit && isOpen && (
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('verification.requests.approveNamed', { name })}
          onClick={() => ask('approve', request)}
        >
          {translate('verification.requests.approve')}
        </Button>
      )}
    </Box>
  );
};

/** Clicking the row opens it; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
