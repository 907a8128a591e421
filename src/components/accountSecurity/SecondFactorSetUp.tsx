import Alert from '@mui/material/Alert';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useReason } from '../../auth/useReason.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { Dialog } from '../screens/dialogs/Dialog.tsx';
import { TabSkeleton } from '../settings/TabSkeleton.tsx';
import { FirstCodeForm } from './FirstCodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Sets up a second factor: scan, enter the first code, save the recovery codes. */
export const SecondFactorSetUp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const dataProvider = useDataProvider<DataProvider>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data, error } = useQuery({
    queryKey: ['secondFactorSetUp'],
    queryFn: async () => (await dataProvider.beginSecondFactor()).data,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog open onClose={codes ? undefined : onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>
        {translate(codes ? 'settings.secondFactor.done' : 'settings.secondFactor.title')}
      </DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : data ? (
        <FirstCodeForm setUp={data} onConfirmed={setCodes} onClose={onClose} />
      ) : error ? (
        <Alert severity="error">{reasonOf(error)}</Alert>
      ) : (
        <TabSkeleton />
      )}
    </Dialog>
  );
};
