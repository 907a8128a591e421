import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import type { Delivery } from '../../../domain/settings/services.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { storedText } from '../../i18n/textOf.ts';

const underWay = (deliveries: readonly Delivery[] | undefined) =>
  deliveries?.some(({ status, attempts }) => status === 'Queued' && attempts === 0) ?? false;

/** The deliveries to a service, newest first, with their results. Polls while one is in progress. */
export const DeliveriesDialog = ({ row, onClose }: { row: Integration; onClose: () => void }) => {
  const translate = useTranslate();
  const heading = useId();
  const dataProvider = useDataProvider<DataProvider>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['deliveries', row.id],
    queryFn: async ({ signal }) => (await dataProvider.deliveries({ id: row.id, signal })).data,
    refetchInterval: ({ state }) => (underWay(state.data) ? 2000 : false),
    retry: false,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>
        {translate('settings.integrations.logNamed', { name: row.name })}
      </DialogTitle>
      <DialogContent>
        {error ? <TabFailure error={error} onRetry={refetch} /> : !data && <TabSkeleton />}
        {data?.length === 0 && (
          <Typography color="textSecondary">{translate('settings.integrations.noDeliveries')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button loading={isFetching} onClick={() => refetch()}>
          {translate('settings.integrations.again')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('settings.integrations.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const tone = { Queued: 'Pending', Delivered: 'Success', Failed: 'Failed' } as const;

const DeliveryRow = ({ delivery }: { delivery: Delivery }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { title, status, attempts, lastError, received, createdAt } = delivery;
  const when = writeMoment(createdAt, locale);
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <StatusChip value={tone[status]} label={translate(`settings.integrations.delivery.${status}`)} />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {[when, translate('settings.integrations.attempts', { smart_count: attempts })].join(' · ')}
      </Typography>
      {lastError && (
        <Typography variant="caption" color="error" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {storedText(lastError)}
        </Typography>
      )}
      {received && (
        <Box component="details" sx={{ fontSize: 12 }}>
          <summary>{translate('settings.integrations.received')}</summary>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {received}
          </Box>
        </Box>
      )}
    </Box>
  );
};
