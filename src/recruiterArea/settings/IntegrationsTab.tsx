import { recruiterServices } from '../../../domain/settings/services.ts';
import { IntegrationsPanel } from '../../resources/integrations/IntegrationsPanel.tsx';

/** Integrations: channels for notifications about applications. */
export const IntegrationsTab = () => (
  <IntegrationsPanel services={recruiterServices} texts="recruiterSettings.integrations" />
);
