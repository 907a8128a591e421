import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { send } from '../../auth/send.ts';
import { useReason } from '../../auth/useReason.ts';
import { Dialog } from '../screens/dialogs/Dialog.tsx';
import { TabSkeleton } from '../settings/TabSkeleton.tsx';
import { ProofForm } from './ProofForm.tsx';

/** Asks the person to confirm who they are, above the form that they have filled in. */
export const ProofDialog = ({ onClose }: { onClose: (proven: boolean) => void }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const { data, error } = useQuery({
    queryKey: ['proofs'],
    queryFn: async ({ signal }) => (await send('GET /auth/proof', {}, { signal })).data,
    retry: false,
    gcTime: 0,
  });
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('confirmItsYou.title')}</DialogTitle>
      {data ? (
        <ProofForm proofs={data} onClose={onClose} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{reasonOf(error)}</Alert> : <TabSkeleton />}
        </DialogContent>
      )}
    </Dialog>
  );
};
