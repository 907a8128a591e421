import { recruiterServices } from '../../../domain/settings/services.ts';
import { IntegrationsPanel } from '../../resources/integrations/IntegrationsPanel.tsx';
import { SingleSignOnPanel } from '../../resources/singleSignOn/SingleSignOnPanel.tsx';

/** Integrations: single sign-on, and channels for notifications about applications. */
export const IntegrationsTab = () => (
  <IntegrationsPanel services={recruiterServices} texts="recruiterSettings.integrations">
    <SingleSignOnPanel />
  </IntegrationsPanel>
);
