import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useViewing } from '../contract/useViewing.ts';
import { PageTitle } from '../screens/PageTitle.tsx';
import { Panel } from '../tiles/Panel.tsx';
import { ApiKeysPanel } from './apiKeys/ApiKeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PasskeysPanel } from './passkeys/PasskeysPanel.tsx';
import { SecondFactorRow } from './SecondFactorRow.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** Account security: two-factor authentication, the password, the sessions and the API keys of the signed-in person. */
export const AccountSecurity = () => {
  const translate = useTranslate();
  const viewing = useViewing();
  return (
    <>
      <PageTitle>{translate('shell.accountSecurity')}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <Panel title={translate('settings.security.title')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <SecondFactorRow />
          </Box>
        </Panel>
        {!viewing && <PasskeysPanel />}
        {!viewing && <PasswordPanel />}
        {!viewing && <SessionsPanel />}
        {!viewing && <ApiKeysPanel />}
      </Box>
    </>
  );
};
