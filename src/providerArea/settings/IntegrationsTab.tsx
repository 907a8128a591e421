import { providerServices } from '../../../domain/settings/services.ts';
import { IntegrationsPanel } from '../../resources/integrations/IntegrationsPanel.tsx';

/** Integrations: where notifications of requests and contracts can go. */
export const IntegrationsTab = () => (
  <IntegrationsPanel services={providerServices} texts="settings.integrations" />
);
