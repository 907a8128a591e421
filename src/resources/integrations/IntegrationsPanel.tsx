import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import type { Service } from '../../../domain/settings/services.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ConfirmAct, type ConfirmedAct, isConfirmed } from './ConfirmAct.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { IntegrationRow } from './IntegrationRow.tsx';
import { nextLook } from './ServiceNotes.tsx';

interface Props {
  services: readonly Service[];
  /**
   * The key prefix of the texts that differ between consoles: what each service receives, and its states.
   */
  texts: string;
  /** What follows once the services are loaded. */
  children?: ReactNode;
}
type Opened = { act: 'connect' | 'log' | ConfirmedAct; service: Service; row: Integration | undefined };

/** The services that can receive notifications, each with its connection status. */
export const IntegrationsPanel = ({ services, texts, children }: Props) => {
  const translate = useTranslate();
  const [opened, open] = useState<Opened | null>(null);
  const { data, error, refetch } = useGetList<Integration>(
    'integrations',
    { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 50 } },
    { retry: false, refetchInterval: ({ state }) => nextLook(state.data?.data) },
  );
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  const close = () => {
    open(null);
    refetch();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={translate('settings.tabs.integrations')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {services.map((service) => {
            const row = data.find(({ name }) => name === service.name);
            return (
              <IntegrationRow
                key={service.name}
                name={service.name}
                texts={texts}
                row={row}
                onOpen={(act) => open({ act, service, row })}
              />
            );
          })}
        </Box>
        {opened?.act === 'connect' && (
          <ConnectDialog
            service={opened.service}
            lead={`settings.integrations.leads.${opened.service.name}`}
            row={opened.row}
            onClose={close}
          />
        )}
        {opened?.row && isConfirmed(opened.act) && (
          <ConfirmAct act={opened.act} row={opened.row} onClose={close} />
        )}
        {opened?.act === 'log' && opened.row && <DeliveriesDialog row={opened.row} onClose={close} />}
      </Panel>
      {children}
    </Box>
  );
};
