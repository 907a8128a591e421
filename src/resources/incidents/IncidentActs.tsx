import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Incident } from '../../../domain/contract/security/incidents.ts';
import { useReason } from '../../auth/useReason.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { ReasonDialog } from '../../components/screens/dialogs/ReasonDialog.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { textOf } from '../../i18n/textOf.ts';

/** The actions for an incident: resolve, close, reopen and assign. */
export const IncidentActs = () => {
  const incident = useRecordContext<Incident>();
  const mayEdit = useMay('edit', 'incidents', incident);
  return incident && mayEdit ? <Acts incident={incident} /> : null;
};

const Acts = ({ incident }: { incident: Incident }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'resolve' | 'assign' | null>(null);
  const close = () => setAsking(null);
  const assigned = () => {
    queries.invalidateQueries({ queryKey: ['incidentEvents'] });
    close();
  };
  const { save, saving, refusal, dialog } = useCarefulUpdate(({ status }) => {
    notify(`security.incident.done.${status}`, { type: 'success', messageArgs: { id: incident.id } });
    close();
  });
  const { status } = incident;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {status === 'Investigating' && (
        <Button variant="contained" onClick={() => setAsking('resolve')}>
          {translate('security.incident.resolve')}
        </Button>
      )}
      {status === 'Resolved' && (
        <Button variant="contained" loading={saving} onClick={() => save(incident, { status: 'Closed' })}>
          {translate('security.incident.close')}
        </Button>
      )}
      {status !== 'Investigating' && (
        <Button loading={saving} onClick={() => save(incident, { status: 'Investigating' })}>
          {translate('security.incident.reopen')}
        </Button>
      )}
      <Button onClick={() => setAsking('assign')}>{translate('security.incident.assign')}</Button>
      {asking === 'resolve' && (
        <ReasonDialog
          stored={['incidents', 'resolution']}
          title={translate('security.incident.resolveTitle')}
          text={translate('security.incident.resolveLead')}
          label={translate('resources.incidents.fields.resolution')}
          missing={textOf('incidents.resolution')}
          confirm={translate('security.incident.resolve')}
          color="primary"
          busy={saving}
          refused={refusal ? reasonOf(refusal) : undefined}
          onConfirm={(resolution) => save(incident, { status: 'Resolved', resolution })}
          onCancel={close}
        />
      )}
      {asking === 'assign' && (
        <EditDialog
          resource="incidents"
          id={incident.id}
          title={translate('security.incident.assignTitle', { id: incident.id })}
          saved="security.incident.saved"
          fields={['assigneeId', 'severity']}
          onClose={assigned}
        />
      )}
      {dialog}
    </Box>
  );
};
