import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreatePath, useGetList, useLocale, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isOpenDispute } from '../../../domain/contract/deals/disputeMoves.ts';
import type { Dispute } from '../../../domain/contract/deals/disputes.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** What a dispute can be about; without a timesheet or an invoice, the contract. */
export type DisputeObject = { contractId: string; timesheetId?: string; invoiceId?: string };

/** The disputes about something, and a button that opens one, unless one is open or nobody could answer it. */
export const DisputesPanel = ({ about, canOpen }: { about: DisputeObject; canOpen: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const createPath = useCreatePath();
  const { userType } = useActor();
  const may = useMay('create', 'disputes') && userType !== 'admin' && canOpen;
  const [isOpening, setOpening] = useState(false);
  const { data } = useGetList<Dispute>('disputes', {
    filter: { ...about },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  const isMeant = ({ timesheetId, invoiceId }: Dispute) =>
    timesheetId === (about.timesheetId ?? null) && invoiceId === (about.invoiceId ?? null);
  const offersNew = may && data !== undefined && !data.some((one) => isMeant(one) && isOpenDispute(one));
  if (!data || (data.length === 0 && !offersNew)) return null;
  const word = (field: string, value: string) => translate(valueKey('disputes', field, value), { _: value });
  return (
    <Panel title={translate('disputes.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data.map((dispute) => (
          <Box
            key={dispute.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
          >
            <Link
              component={RouterLink}
              to={createPath({ resource: 'disputes', type: 'show', id: dispute.id })}
              sx={{ fontWeight: 600 }}
            >
              {`${word('reason', dispute.reason)} (${dispute.id})`}
            </Link>
            <StatusChip value={dispute.status} label={word('status', dispute.status)} />
            <Typography variant="body2" color="textSecondary">
              {[
                writeDayOf(dispute.createdAt, locale),
                ...(isMeant(dispute) ? [] : [word('about', dispute.about)]),
                ...(dispute.decision ? [word('decision', dispute.decision)] : []),
              ].join(' · ')}
            </Typography>
          </Box>
        ))}
        {offersNew && (
          <Box>
            <Button variant="outlined" onClick={() => setOpening(true)}>
              {translate('disputes.open')}
            </Button>
          </Box>
        )}
      </Box>
      {isOpening && <OpenDialog about={about} onClose={() => setOpening(false)} />}
    </Panel>
  );
};

const OpenDialog = ({ about, onClose }: { about: DisputeObject; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <FormDialog
      resource="disputes"
      title={translate('disputes.open')}
      lead={translate('disputes.openLead')}
      submitLabel={translate('disputes.submit')}
      first={{ reason: null, text: '' }}
      transform={({ reason, text }) => ({ ...about, reason, text })}
      onCreated={({ id }) => {
        notify('disputes.done.Open', { type: 'success' });
        onClose();
        redirect('show', 'disputes', id);
      }}
      onClose={onClose}
    >
      <NounInput source="reason" />
      <NounInput source="text" help={translate('disputes.textHint')} />
    </FormDialog>
  );
};
