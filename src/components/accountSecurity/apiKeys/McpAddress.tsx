import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { inSite } from '../../../platform/siteAddress.ts';
import { CopiedText } from '../../CopiedText.tsx';

/** The address at which the user's agents connect with a key. */
export const McpAddress = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1 }}>
      <CopiedText
        label={translate('settings.apiKeys.agents')}
        text={window.location.origin + inSite('/mcp')}
        copyLabel={translate('settings.apiKeys.copyAgents')}
      />
    </Box>
  );
};
