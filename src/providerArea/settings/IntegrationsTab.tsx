import { providerServices } from '../../../domain/settings/services.ts';
import { IntegrationsPanel } from '../../resources/integrations/IntegrationsPanel.tsx';
import { SingleSignOnPanel } from '../../resources/singleSignOn/SingleSignOnPanel.tsx';

/** Integrations: single sign-on, and channels for notifications about requests and contracts. */
export const IntegrationsTab = () => (
  <IntegrationsPanel services={providerServices} texts="settings.integrations">
    <SingleSignOnPanel />
  </IntegrationsPanel>
);
