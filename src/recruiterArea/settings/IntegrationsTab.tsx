import { recruiterServices } from '../../../domain/settings/services.ts';
import { IntegrationsPanel } from '../../resources/integrations/IntegrationsPanel.tsx';

/** Integrations: where notifications of applications can go. */
export const IntegrationsTab = () => (
  <IntegrationsPanel services={recruiterServices} texts="recruiterSettings.integrations" />
);
