import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ConfirmAct, isConfirmed } from '../../resources/integrations/ConfirmAct.tsx';
import { ConnectDialog } from '../../resources/integrations/ConnectDialog.tsx';
import { DeliveriesDialog } from '../../resources/integrations/DeliveriesDialog.tsx';
import { nextLook } from '../../resources/integrations/ServiceNotes.tsx';
import { type Act, PlatformIntegration } from './integrations/PlatformIntegration.tsx';

/** The platform's own integrations: their connection, health and last sync. */
export const IntegrationsTab = () => {
  const translate = useTranslate();
  const [opened, open] = useState<{ act: Act; id: string } | null>(null);
  const { data, error, refetch } = useGetList<Integration>(
    'integrations',
    {
      filter: { companyId: null },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false, refetchInterval: ({ state }) => nextLook(state.data?.data) },
  );
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  const row = data.find(({ id }) => id === opened?.id);
  const close = () => {
    open(null);
    refetch();
  };
  return (
    <Panel
      title={translate('maintenanceSettings.integrations.title')}
      info={translate('maintenanceSettings.integrations.intro')}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((one) => (
          <PlatformIntegration
            key={one.id}
            row={one}
            onOpen={(act) => open({ act, id: one.id })}
            onSynced={refetch}
          />
        ))}
      </Box>
      {row && opened?.act === 'connect' && (
        <ConnectDialog
          service={{ ...row, format: 'signed' }}
          lead="maintenanceSettings.integrations.lead"
          row={row}
          onClose={close}
        />
      )}
      {row && opened && isConfirmed(opened.act) && <ConfirmAct act={opened.act} row={row} onClose={close} />}
      {row && opened?.act === 'log' && <DeliveriesDialog row={row} onClose={close} />}
    </Panel>
  );
};
