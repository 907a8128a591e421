import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import type { OfTicket } from './ofTicket.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { useTicketPath } from './useTicketPath.ts';

/** Loads the ticket that a dialog is about. */
export const OneTicket = ({ id, of: View }: { id: string; of: ComponentType<OfTicket> }) => {
  const { close } = useTicketPath();
  const { data, error, refetch } = useGetOne<Ticket>('tickets', { id }, { retry: false });
  if (!data) return <NotYet id={id} error={error} onRetry={() => refetch()} onClose={close} />;
  return (
    <ResourceContextProvider value="tickets">
      <RecordContextProvider value={data}>
        <View ticket={data} onClose={close} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

interface Waiting {
  id: string;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

const NotYet = ({ id, error, onRetry, onClose }: Waiting) => {
  const translate = useTranslate();
  const isGone = (error as { status?: number } | null)?.status === 404;
  return (
    <SupportDialog title={id} onClose={onClose}>
      <DialogContent aria-busy={!error}>
        {isGone ? (
          <Alert severity="error">{translate('support.gone')}</Alert>
        ) : error ? (
          <CouldNotLoad title={translate('support.failed')} error={error} onRetry={onRetry} />
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </DialogContent>
    </SupportDialog>
  );
};
