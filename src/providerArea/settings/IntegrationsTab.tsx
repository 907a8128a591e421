import { providerServices } from '../../../domain/settings/services.ts';
import { IntegrationsPanel } from '../../resources/integrations/IntegrationsPanel.tsx';

/** Integrations: channels for notifications about requests and contracts. */
export const IntegrationsTab = () => (
  <IntegrationsPanel services={providerServices} texts="settings.integrations" />
);
